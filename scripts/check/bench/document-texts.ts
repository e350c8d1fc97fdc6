export const opening = `# Benchmarks

This page is written by \`npm run bench\`; change the texts in scripts/check/bench/document-texts.ts.

\`\`\`sh
npm run bench                         # all of it, some ten minutes; writes this page
npm run bench -- --json results.json  # writes the medians as well
npm run bench -- --only qr            # or click, password, threads, workers, jank, batch, key, drag, timer; leaves this page alone
npm run bench -- --tiny               # seconds; shows that it works, not how fast (with --only click part of npm test)
\`\`\`

It runs in real Chromium without network. The peers are packages of their own under tests/bench, fetched
on the first run; no visitor ever gets them. What is compared takes turns in one run, and who goes first
changes from round to round; the first round does not count. A result that is wrong ends the run: before
it is timed, every picture is decoded by zxing-wasm and must hold the text, and what is timed must be the
same picture; passwords must have their length, characters and classes; colors are compared with the
browser's own, conversions with exact ones.

Figures are medians of the rounds, with the lowest and the highest. "Times as fast" is the median of the
factors round by round. All figures are those of one machine.`

/** `only` is the part of the benchmark, with which the ids of its rows begin. */
export const chapters: Array<{ title: string; only: string; text: string }> = [
  {
    title: 'QR codes, text to PNG',
    only: 'qr',
    text: `Milliseconds for the whole way from the text to the bytes of a PNG of that side, black on white with a
quiet zone, one after another. Ours is the domain's own way in a worker, with what the worker lends it.
\`qr\` makes no PNG: its symbol is enlarged on an OffscreenCanvas in the same worker and read back with
\`convertToBlob\`. \`qrcode.toDataURL\` and \`qr-code-styling\` draw on elements of a page and run there,
alone, since they cannot run in a worker; all draw the quiet zone. "Mixed" is upper and lower case, digits and punctuation.`,
  },
  {
    title: 'From a click to the picture',
    only: 'click',
    text: `Milliseconds from a click on a template of the QR page to the frame that has its code, in the built
product with the main thread slowed down six times; the bitmap of the preview and the file in base64 have
come by then. Cold is a click after ten seconds of rest, when the worker has been closed and starts anew; warm the next one.`,
  },
  {
    title: 'Passwords',
    only: 'password',
    text: `Passwords a second in a worker: 62 letters and digits, each of the three classes in every password. nanoid
draws from the same alphabet, without that guarantee.`,
  },
  {
    title: 'On the page and in workers',
    only: 'threads',
    text: `How much each domain does in a second on the page's own thread, in one worker, and in several at once, up
to the number of threads of the machine. Nothing is sent between the threads meanwhile.`,
  },
  {
    title: 'What a worker costs',
    only: 'workers',
    text: `A call is a question with a short text and its answer, one after another: through Comlink, and with bare
messages. A start is from the making of one of the product's workers to its first answer, the script
coming from a server on the same machine; the timer's worker sends its first message after a tick of 250 ms.`,
  },
  {
    title: 'Typing',
    only: 'jank',
    text: `The longest task of the main thread while 20 characters are typed behind 2,300 on the QR page of the built
product, with the processor slowed down six times. The service worker is kept
out: it stores the site during a first visit. The browser does not report tasks of 50 ms or less: they count as 0.`,
  },
  {
    title: 'Many codes at once',
    only: 'batch',
    text: `Milliseconds from the press of the button to the download of a ZIP of 10,000 codes in the built product, at
most 3,333 (3,000 a second), beside what \`qr-code-styling\`, the library of mini-qr, takes for as many, one after
another on the page, by what some of them take. The page's frames a second and its longest task are of 2,500 codes
with the processor slowed down six times. The service worker is kept out: it stores the site during a first visit.`,
  },
  {
    title: 'A key in the box',
    only: 'key',
    text: `Milliseconds of the main thread that a key takes in the field of the landing page, in the built product
with the processor slowed down six times, once the code of the answers is there: the event, the answers of
all tools, and drawing them. Chromium's TaskDuration, by the clock of the thread, over the 100 ms from
one key to the next; at most one frame of 60 a second on average.`,
  },
  {
    title: 'Dragging a color',
    only: 'drag',
    text: `Milliseconds of the main thread that a frame takes while one drags over a picture of the color picker, in
the built product with the processor slowed down six times: the event, the color and its readout, and drawing
them. The mouse moves 60 times a second, whether the page keeps up with it or not. Chromium's TaskDuration, by the
clock of the thread, divided by the frames for which it moved. 60 frames a second are 16.7 ms each; the longest task
counts as 0 up to 50 ms. What no page can do without shows beside it, a canvas alone.`,
  },
  {
    title: 'A running timer',
    only: 'timer',
    text: `Milliseconds of the main thread that the countdown timer of the built product takes a second while it
runs in a visible tab, over eight seconds: Chromium's TaskDuration, by the clock of the thread. At most
10 at full speed and 40 with the processor slowed down six times.`,
  },
]
