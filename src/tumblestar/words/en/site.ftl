### The static site.

cli-site = Writes the whole app as static files, which any web space can serve and a phone can keep.
cli-site-folder = The folder to write into, new or empty.
cli-site-pyodide = A folder with the npm package pyodide; by default npm fetches it.
cli-site-server = The address of a tumblestar server for playing with friends.
cli-site-made = Written to { $folder } (files: { $count }, first visit: { $size } MB compressed). To try it: python -m http.server --directory { $folder }. Other devices need an https address.
cli-site-not-compiled = Without node, nothing was compiled: the site works, but starts more slowly.
site-no-folder = “{ $folder }” is not a folder. Name a new or empty one.
site-not-empty = “{ $folder }” is not empty, so nothing was written. Name a new or empty folder. To renew a site, put that in place of the old one.
site-bad-server = “{ $text }” is not a server’s address. Give one such as https://games.example.org.
site-no-npm = The site needs the npm package { $package }, but npm is not installed. Install Node.js, or name a folder with the package: --pyodide.
site-npm-failed = npm could not fetch { $package }: { $why }. Try again later, or name a folder with the package: --pyodide.
site-no-pyodide = “{ $folder }” is not a copy of the npm package pyodide: { $file } is missing.
site-other-pyodide = That is pyodide { $found }. Install { $expected }: npm install pyodide@{ $expected }.
site-no-package = The package { $package } is not installed as files here. Install tumblestar with pip and try again.
site-not-rendered = The start page could not be made: { $why }
site-not-compiled = The modules could not be compiled: { $why }
# While the site is loaded for the first time.
site-loading = Downloading the games (only once)…
# While the site starts.
site-starting = Setting up the games…
site-soon = The games are being set up. Your choice opens in a moment.
site-failed = Something went wrong in this browser. What was saved is still here.
# Button.
site-again = Try again
# “Menu” and “Download game file” stand on the page of a table: see pane-menu and action-record.
site-full = This browser is full, so nothing more is saved. Free some room, or save your game as a file (at the table: “Menu”, then “Download game file”).
site-not-kept = This browser saves nothing, perhaps in a private window. Your games last until you close it.
site-elsewhere = tumblestar is open in another tab or window.
# Button behind that sentence.
site-here = Use it here
site-newer = A new version is ready. Your games are kept.
# Button behind that sentence.
site-newer-do = Update
site-no-language = Each language is downloaded once, but there is no network now. Until then, texts are in English.
site-no-files = The games could not be downloaded. Check the network and try again.
site-no-room = This browser has too little room for the games. Free some room, then try again.
site-blocked = This browser does not let tumblestar keep its files. Allow cookies and site data for this address, then try again.
site-not-secure = This page needs an https address, or this computer’s own. Ask the person who runs the site for one.
site-too-old = This browser is too old for tumblestar, or a private window forbids WebAssembly, module workers or service workers. Use a current Firefox, Chrome, Edge or Safari.
site-no-script = tumblestar runs in your browser and needs JavaScript.
# Heading.
friends-head = With friends
friends-about = Here you play on one device: against bots, or with others who share the screen.
friends-server = To play with others on their own devices, use this server:
# Link to the server that the sentence above announces.
friends-go = Go to the server
# The command stands in a line of its own below.
friends-none = To play with others on their own devices, start a server with one command:
friends-ask = It has invitations by link, a lobby, clocks, chat and games over days, without accounts. If you know of a server, ask for its address.
friends-carry = You can move games between here and a server as files: save one at its table, then open it under “My tables”.
