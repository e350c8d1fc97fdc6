const DIRECTIONS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const centerOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * The element that an arrow leads to from another one, as they stand on the screen: in the next row the one that is
 * least aside. Undefined: it is no arrow, or there is none.
 */
export function elementTowards(
  key: string,
  from: Element,
  others: readonly Element[],
): Element | undefined {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0]
  const start = centerOf(from)
  const distances = others.map((element) => {
    const { x, y } = centerOf(element)
    const [across, down] = [x - start.x, y - start.y]
    const ahead = across * dx + down * dy
    const aside = Math.abs(across * dy) + Math.abs(down * dx)
    return { element, ahead, distance: dx === 0 ? ahead * 20 + aside : ahead + aside * 20 }
  })
  return distances
    .filter(({ element, ahead }) => element !== from && ahead > 1)
    .sort((a, b) => a.distance - b.distance)[0]?.element
}
