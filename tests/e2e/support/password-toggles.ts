import type { Page } from '@playwright/test'
import type { Control } from './password-rules'

/**
 * Toggles options in turn, each as soon as the page has a new password for the one before. Returns the
 * controls at every moment, before and after, at which the page did not say that it was busy.
 */
export const recordToggles = (
  page: Page,
  names: readonly string[],
  turns: number,
): Promise<Control[][]> =>
  page.evaluate(
    async ([labels, count]) => {
      const controls = [...document.querySelectorAll('label')].flatMap(
        ({ control, textContent }) =>
          control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
            ? [{ label: textContent, control }]
            : [],
      )
      const output = document.querySelector('textarea')
      const boxes = labels.map((name) => controls.find(({ label }) => label === name)?.control)
      const region = document.querySelector('section[aria-busy]')
      const isBusy = () => region?.getAttribute('aria-busy') !== 'false'
      const moments: Control[][] = []
      const look = () => {
        if (isBusy()) return
        moments.push(
          controls.map(({ label, control }) => ({
            label,
            value: control.value,
            checked: control instanceof HTMLInputElement && control.checked,
          })),
        )
      }
      for (let turn = 0; turn < count; turn++) {
        const before = output?.value
        boxes[turn % boxes.length]?.click()
        let isNew = false
        while (!isNew) {
          look()
          await new Promise(requestAnimationFrame)
          isNew = !isBusy() && output?.value !== before
        }
        look()
      }
      return moments
    },
    [names, turns] as const,
  )

interface BurstMoment {
  /** As beside the slider. */
  length: string | undefined
  busy: string | null | undefined
  /** How many copy buttons can be pressed. */
  copyable: number
}

/** Sets lengths one after another, each before a worker could have answered the one before. */
export const recordBurst = (page: Page, lengths: readonly number[]): Promise<BurstMoment[]> =>
  page.evaluate(async (values) => {
    const slider = document.querySelector('input[type=range]')
    const moments: BurstMoment[] = []
    for (const value of values) {
      // Past the setter with which React notices what it has set itself.
      Reflect.set(HTMLInputElement.prototype, 'value', String(value), slider)
      slider?.dispatchEvent(new Event('input', { bubbles: true }))
      // React draws in a microtask; an answer comes in a task of its own.
      await Promise.resolve()
      const buttons = [...document.querySelectorAll('button')]
      moments.push({
        length: slider?.nextElementSibling?.textContent ?? undefined,
        busy: document.querySelector('section[aria-busy]')?.getAttribute('aria-busy'),
        copyable: buttons.filter(
          ({ innerText, disabled }) => innerText.startsWith('Copy') && !disabled,
        ).length,
      })
    }
    return moments
  }, lengths)
