"""Invalid lines of Twinkle Twinkle's states, with the faulty entry."""

TWO = "seats=2 order=1221"
ROWS = "current=I,D,L,V,J next=K,T,gas,rock"
ONE = "I,.,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,."
TWO_STARS = ONE.replace("I,.", "I,I")
STARS = "I,I,I,I/D,D,D,D/L,L,L,L/V,V,V,V/J,J,J,J"
OTHERS = "K,K,K,K/T,T,T,ast/Y,Y,Y,Y/A,A,A,A/W,W,W,P"

WRONG = {
    # what is said twice, or says nothing
    f"{TWO} seats=2": "seats=2",
    f"{TWO} bag=3": "bag=3",
    # seats and options
    "order=1221": "seats",
    "seats=5": "seats",
    "seats=0": "seats",
    f"{TWO} options=long": "options",
    f"{TWO} options=comets:1": "options",
    f"{TWO} options=comets,comets": "options",
    f"{TWO} options=goal": "options",
    f"{TWO} options=goal:40": "options",
    f"{TWO} options=goal:45,goal:55": "options",
    f"{TWO} options=first:3": "options",
    # the order
    "seats=1": "order",
    "seats=1 order=1": "order",
    "seats=2 order=3": "order",
    "seats=2 order=111": "order",
    "seats=2 order=12211": "order",
    "seats=2 order=11": "order",  # the other two follow without more ado
    "seats=2 order=2 options=first:1": "order",
    "seats=2 options=first:1": "order",
    f"{TWO} options=first:2": "order",
    "seats=3 order=x": "order",
    # nothing lies there before the order is known
    f"seats=2 order=12 {ROWS}": "current",
    "seats=2 order=12 held=I": "held",
    f"seats=2 order=12 chart1={ONE}": "chart1",
    # rows
    f"{TWO} current=I,D,L,V next=K,T,gas,rock": "current",
    f"{TWO} current=I,D,L,V,J,K next=K,T,gas,rock": "current",
    f"{TWO} current=I,D,L,V,Q next=K,T,gas,rock": "current",
    f"{TWO} current=I,D,L,V,@3 next=K,T,gas,rock": "current",
    f"{TWO} current=@2,D,L,V,J next=K,T,gas,rock chart2={ONE}": "current",  # seat 1 is to act first
    f"{TWO} current=I,D,L,V,J next=K,T,gas": "next",
    f"{TWO} current=I,.,L,.,J": "current",
    f"{TWO} current=I,.,L,V,J next=K,T,gas,rock": "next",
    f"{TWO} current=I,D,L,V,J next=K,.,gas,.": "next",
    f"{TWO} current=@1,.,L,V,J next=K,T,gas,rock held=I": "current",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,. held=I": "next",
    f"{TWO} current=I,D,L,V,J next=I*,I*,gas,rock": "next",
    # the tile in hand
    f"{TWO} {ROWS} held=K": "held",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock held=Q": "held",
    f"{TWO} current=@1,D,L,I*,J next=K,T,gas,rock held=I*": "held",
    # charts
    f"{TWO} {ROWS} chart1={ONE}": "chart1",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock": "chart1",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock chart2={ONE}": "chart1",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock chart1={TWO_STARS}": "chart1",
    f"{TWO} {ROWS} chart3={ONE}": "chart3",
    # the last rounds
    f"{TWO} {ROWS} chart1={STARS} chart2={OTHERS}": "current",
}
