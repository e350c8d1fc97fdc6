import { pseudo } from '../../src/lib/pseudo.ts'
import type { Like } from '../../src/lib/texts.ts'
import * as germanFrame from '../../src/site/frame.de.ts'
import * as englishFrame from '../../src/site/frame.en.ts'
import { isPseudo, type LanguageId } from '../../src/site/languages.ts'
import { privacyText as germanPrivacy } from '../../src/site/privacy.de.ts'
import { privacyText as englishPrivacy } from '../../src/site/privacy.en.ts'

const ENGLISH = { frame: { ...englishFrame }, privacyText: englishPrivacy }
type BuildTexts = Like<typeof ENGLISH>
const OTHERS: Partial<Record<LanguageId, BuildTexts>> = {
  de: { frame: { ...germanFrame }, privacyText: germanPrivacy },
}

/** What the build itself puts into pages; it is not resolved as their imports are. */
export const buildTexts = (id: LanguageId): BuildTexts =>
  isPseudo(id) ? pseudo(ENGLISH) : (OTHERS[id] ?? ENGLISH)
