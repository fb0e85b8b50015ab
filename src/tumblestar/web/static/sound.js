// Sounds of the table, made here and now: each is a few tones or a burst of noise. Loaded when sounds are switched on.

/** @typedef {{ pitch: number, to?: number, at?: number, long?: number, loud?: number, shape?: OscillatorType }} Tone */

/** @type {Record<string, Tone[] | undefined>} */
const TONES = {
  place: [{ pitch: 190, to: 90, long: .09, loud: .5 }],
  score: [{ pitch: 784, long: .25 }, { pitch: 1047, at: .09, long: .35 }],
  theft: [{ pitch: 330, to: 160, long: .35, shape: 'triangle', loud: .3 }],
  win: [523, 659, 784, 1047].map((pitch, i) => ({ pitch, at: i * .13, long: .7 })),
  cheer: [392, 494, 587, 784].map((pitch, i) => ({ pitch, at: i * .09, long: .6 })),
  broken: [{ pitch: 130, to: 60, long: .4, shape: 'triangle', loud: .6 }],
  link: [{ pitch: 880, long: .5, loud: .5 }],
  turn: [{ pitch: 660 }, { pitch: 880, at: .14 }],
};
const RATTLE = [0, .09, .16, .26, .33, .43, .5, .58], LOUDNESS = .14;            // seconds: when dice touch the table
const HIGHER = 9 / 8;                                                            // a tone

/** @type {AudioContext | null} */
let context = null;

/** Plays a sound, at times a tone higher each, if the browser allows it: none does before the first click or key. @param {string} name @param {number[]} times seconds */
export async function play(name, times = [0]) {
  if (!window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    if (!navigator.userActivation?.hasBeenActive) return;
    await context.resume();
  }
  for (const [i, later] of times.entries()) for (const { pitch, at = 0, ...tone } of TONES[name] ?? []) sing(context, { ...tone, pitch: pitch * HIGHER ** i, at: at + later });
  if (name === 'roll') for (const at of RATTLE) rattle(context, at);
}

/** @param {AudioContext} context @param {Tone} tone */
function sing(context, { pitch, to = pitch, at = 0, long = .6, loud = 1, shape = 'sine' }) {
  const tone = context.createOscillator(), start = context.currentTime + at;
  tone.type = shape;
  tone.frequency.value = pitch;
  if (to !== pitch) tone.frequency.exponentialRampToValueAtTime(to, start + long);
  tone.connect(fading(context, start, long, loud));
  tone.start(start);
  tone.stop(start + long);
}

/** @param {AudioContext} context @param {number} at */
function rattle(context, at) {
  const noise = context.createBufferSource(), start = context.currentTime + at, long = .05;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate), samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const wood = context.createBiquadFilter();
  wood.type = 'bandpass';
  wood.frequency.value = 1500 + 1200 * Math.random();
  noise.buffer = buffer;
  noise.connect(wood).connect(fading(context, start, long, 1.6 - at * 1.6));
  noise.start(start);
}

/** @param {AudioContext} context @param {number} start @param {number} long @param {number} loud */
function fading(context, start, long, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(LOUDNESS * loud, start);
  gain.gain.exponentialRampToValueAtTime(.001, start + long);
  gain.connect(context.destination);
  return gain;
}
