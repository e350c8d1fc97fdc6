/** Runs a command of the WebDriver protocol in the browser's session and returns its value. */
export type Command = (name: CommandName, parameters?: object) => Promise<unknown>

export type CommandName =
  'navigate' | 'find-element' | 'element-click' | 'element-send-keys' | 'execute-script' | 'close'

// W3C WebDriver, 12.1: the key of an element's id in an answer.
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A page in another browser, by the means that all of them have. */
export class Visit {
  readonly #command: Command

  constructor(command: Command) {
    this.#command = command
  }

  async open(url: string): Promise<void> {
    await this.#command('navigate', { url })
    // Every control: the frame of a page is hydrated before its content.
    await this.until('the page to be hydrated', () => {
      const controls = [
        ...document.querySelectorAll('header button, main a, main button, main input'),
      ]
      return controls.every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps')),
      )
    })
  }

  /** Runs a function in the page. It sees nothing of its surroundings but the arguments. */
  async run<Args extends unknown[], Value>(
    code: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    const script = `return (${code.toString()})(...arguments)`
    const value = await this.#command('execute-script', { script, args })
    // The protocol copies values; its type is that of the function.
    return value as Value
  }

  /** Waits until a function in the page returns true. */
  async until<Args extends unknown[]>(
    what: string,
    isTrue: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const endMs = performance.now() + 15_000
    while (!(await this.run(isTrue, ...args))) {
      if (performance.now() > endMs) throw new Error(`Waited in vain for ${what}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async click(xpath: string): Promise<void> {
    // WebKitGTK's driver does not reach what is a few pixels below the window where a page has a scroll padding.
    await this.run((path) => {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
      const element = found.singleNodeValue
      if (element instanceof Element) element.scrollIntoView({ block: 'center' })
    }, xpath)
    await this.#command('element-click', { id: await this.#find(xpath) })
  }

  async type(xpath: string, text: string): Promise<void> {
    await this.#command('element-send-keys', { id: await this.#find(xpath), text })
  }

  /** Errors and warnings of the current page, see `recording-server.ts`. */
  loggedErrors(): Promise<string[]> {
    return this.run(() => window.loggedErrors)
  }

  async close(): Promise<void> {
    await this.#command('close')
  }

  async #find(xpath: string): Promise<string> {
    const found = await this.#command('find-element', { using: 'xpath', value: xpath })
    if (typeof found === 'object' && found !== null && ELEMENT in found) {
      return String(found[ELEMENT])
    }
    throw new Error(`The browser found no ${xpath}`)
  }
}
