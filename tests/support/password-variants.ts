import type { Generator, Recipe } from './password-recipes'

/** Bytes and numbers straight from the system, without the product's picker. */
const bytes = new Uint8Array(65_536)
let next = bytes.length

function byte(): number {
  if (next === bytes.length) {
    crypto.getRandomValues(bytes)
    next = 0
  }
  return bytes[next++] ?? 0
}

/** 24 bits, with rejection: sound. */
function below(count: number): number {
  const limit = 2 ** 24 - (2 ** 24 % count)
  let value = limit
  while (value >= limit) value = (byte() << 16) | (byte() << 8) | byte()
  return value % count
}

const from = (set: string) => set.charAt(below(set.length))
const poolOf = ({ classes }: Recipe) => classes.join('')
const has = (characters: readonly string[], set: string) =>
  characters.some((character) => set.includes(character))
const plain = (recipe: Recipe) => Array.from({ length: recipe.length }, () => from(poolOf(recipe)))

/** The places whose character belongs to a class that is there twice or more. */
const expendable = (characters: readonly string[], { classes }: Recipe) =>
  [...characters.keys()].filter((place) => {
    const own = classes.find((set) => set.includes(characters[place] ?? ''))
    return characters.filter((character) => own?.includes(character)).length > 1
  })

/** Draws by `drawOne`, then puts each missing class in a place of `choose`. */
const mending =
  (
    choose: (characters: readonly string[], recipe: Recipe) => number,
    drawAll: (recipe: Recipe) => string[] = plain,
  ): Generator =>
  (recipe) => {
    const characters = drawAll(recipe)
    for (const set of recipe.classes) {
      if (!has(characters, set)) characters[choose(characters, recipe)] = from(set)
    }
    return characters.join('')
  }

const safePlace = (characters: readonly string[], recipe: Recipe) => {
  const places = expendable(characters, recipe)
  return places[below(places.length)] ?? 0
}

/** One of each class first, the rest from the pool. */
const requiredFirst = (recipe: Recipe) => [
  ...recipe.classes.map(from),
  ...plain({ ...recipe, length: recipe.length - recipe.classes.length }),
]

function shuffled(characters: string[]): string[] {
  for (let place = characters.length - 1; place > 0; place--) {
    const other = below(place + 1)
    const kept = characters[place] ?? ''
    characters[place] = characters[other] ?? ''
    characters[other] = kept
  }
  return characters
}

/** Sound ways to make a password. */
export const RIGHT: readonly { name: string; ours: boolean; generator: Generator }[] = [
  { name: 'safe repair, written anew', ours: true, generator: mending(safePlace) },
  {
    name: 'redrawing until valid',
    ours: false,
    generator: (recipe) => {
      let characters = plain(recipe)
      while (!recipe.classes.every((set) => has(characters, set))) characters = plain(recipe)
      return characters.join('')
    },
  },
  {
    name: 'required first, then shuffled',
    ours: false,
    generator: (recipe) => shuffled(requiredFirst(recipe)).join(''),
  },
]

/** Mistakes that were made in the field, and the check that must see each. */
export const WRONG: readonly { name: string; seenBy: string; generator: Generator }[] = [
  {
    name: 'naive repair',
    seenBy: 'PW-10',
    generator: mending((characters) => below(characters.length)),
  },
  {
    name: 'byte modulo',
    seenBy: 'PW-13',
    generator: mending(safePlace, (recipe) => {
      const pool = poolOf(recipe)
      return Array.from({ length: recipe.length }, () => pool.charAt(byte() % pool.length))
    }),
  },
  {
    name: 'off by one',
    seenBy: 'PW-12',
    generator: (recipe) =>
      mending(safePlace)({ ...recipe, classes: recipe.classes.map((set) => set.slice(0, -1)) }),
  },
  {
    name: 'required first, not shuffled',
    seenBy: 'PW-14',
    generator: (recipe) => requiredFirst(recipe).join(''),
  },
  {
    name: 'shuffled by sorting',
    seenBy: 'PW-14',
    generator: (recipe) =>
      requiredFirst(recipe)
        .toSorted(() => byte() - 127.5)
        .join(''),
  },
  {
    name: 'repair at a fixed place',
    seenBy: 'PW-14',
    generator: mending((characters, recipe) => expendable(characters, recipe)[0] ?? 0),
  },
  {
    name: '2% stuck pairs',
    seenBy: 'PW-15',
    generator: mending(safePlace, (recipe) => {
      const characters = plain(recipe)
      for (let place = 1; place < characters.length; place++) {
        if (below(50) === 0) characters[place] = characters[place - 1] ?? ''
      }
      return characters
    }),
  },
  { name: 'no guarantee', seenBy: 'PW-10', generator: (recipe) => plain(recipe).join('') },
]
