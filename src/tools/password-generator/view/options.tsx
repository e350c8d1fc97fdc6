import type { ReactNode } from 'react'
import { CheckboxField } from '#ui/fields/checkbox-field'
import { TextField } from '#ui/fields/field'
import { RangeField } from '#ui/fields/range-field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { Disclosure } from '#ui/layout/disclosure'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import { CHARACTER_TYPES, invisibleIn, TYPE_SWITCHES } from '../domain/characters'
import { createPool } from '../domain/pool'
import {
  countExtras,
  lengthRange,
  MAX_LENGTH,
  MIN_LENGTH,
  requirementsIn,
  type PasswordOptions,
} from '../domain/settings'
import styles from '../page.module.css'
import { usePassword } from '../state'
import * as texts from '../texts.en'

function Length() {
  const length = usePassword((s) => s.settings.length)
  const required = usePassword((s) => requirementsIn(s.settings))
  const change = usePassword((s) => s.change)
  const range = required && lengthRange(required)
  const isHeld = range && (range.min > MIN_LENGTH || range.max < MAX_LENGTH)
  return (
    <RangeField
      label={texts.LENGTH}
      hint={isHeld ? texts.siteTakes(range.min, range.max) : undefined}
      value={length}
      min={MIN_LENGTH}
      max={MAX_LENGTH}
      onChange={(value) => change({ length: value })}
    />
  )
}

interface OptionProps {
  field: Exclude<keyof PasswordOptions, 'length'>
  label: string
  hint: ReactNode
}

function OptionBox({ field, ...words }: OptionProps) {
  const checked = usePassword((s) => s.settings[field])
  const change = usePassword((s) => s.change)
  return <CheckboxField {...words} checked={checked} onChange={(on) => change({ [field]: on })} />
}

/** As wide as the hint: nothing moves when the rules of a site come or go. */
const NotTaken = ({ hint }: { hint: string }) => (
  <>
    <s title={texts.SITE_TAKES_NONE} aria-hidden="true">
      {hint}
    </s>
    <span className="visually-hidden">{texts.SITE_TAKES_NONE}</span>
  </>
)

function CharacterTypes() {
  const settings = usePassword((s) => s.settings)
  const required = requirementsIn(settings)
  return (
    <FieldGroup label={texts.CHARACTERS}>
      <div className={styles.types}>
        {CHARACTER_TYPES.map((type) => {
          const field = TYPE_SWITCHES[type]
          const { label, hint } = texts.TYPES[field]
          const isTaken = required?.characters[type] !== ''
          return (
            <OptionBox
              key={type}
              field={field}
              label={label}
              hint={isTaken ? hint : <NotTaken hint={hint} />}
            />
          )
        })}
      </div>
      <Note>{texts.toChooseFrom(createPool(settings).characters.length)}</Note>
    </FieldGroup>
  )
}

/** How many of the characters that cannot be seen are named. */
const NAMED = 3

interface CharactersProps {
  field: 'customInclude' | 'customExclude'
  label: string
  hint: string
}

/** A field for characters of the visitor's own; what cannot be used stays in it, with the reason. */
function CharactersField({ field, ...words }: CharactersProps) {
  const text = usePassword((s) => s.settings[field])
  const change = usePassword((s) => s.change)
  const refused = invisibleIn(text)
  return (
    <TextField
      {...words}
      error={
        refused.length > 0
          ? texts.notUsed(refused.slice(0, NAMED).join(', '), refused.length - NAMED)
          : undefined
      }
      value={text}
      onChange={(event) => change({ [field]: event.target.value })}
      {...UNCORRECTED}
    />
  )
}

function AdvancedOptions() {
  const extras = usePassword((s) => countExtras(s.settings))
  return (
    <Disclosure title={texts.ADVANCED_OPTIONS} note={extras > 0 ? texts.active(extras) : undefined}>
      <Stack>
        <div>
          <OptionBox field="excludeSimilar" {...texts.EXCLUDE_SIMILAR} />
          <OptionBox field="excludeAmbiguous" {...texts.EXCLUDE_AMBIGUOUS} />
        </div>
        <CharactersField field="customInclude" {...texts.CUSTOM_INCLUDE} />
        <CharactersField field="customExclude" {...texts.CUSTOM_EXCLUDE} />
      </Stack>
    </Disclosure>
  )
}

export function PasswordOptionsPanel() {
  return (
    <Stack className={styles.options} role="group" aria-label={texts.OPTIONS_LABEL}>
      <Length />
      <CharacterTypes />
      <AdvancedOptions />
    </Stack>
  )
}
