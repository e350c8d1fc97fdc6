import { expect, test } from 'vitest'
import {
  firstColumns,
  firstText,
  notesOf,
  readSource,
  rowsOf,
  sampleOf,
} from '../../../../../src/tools/qr-generator/extras/batch/domain/source'
import { faultText } from '../../../../../src/tools/qr-generator/extras/batch/texts.en'
import { valueOf } from '../../../../support/qr-pictures'

/** The codes of a file with the columns that it begins with, and for a row without one the line and the reason. */
function read(text: string) {
  const records = valueOf(readSource({ kind: 'csv', text }))
  const rows = rowsOf(records, firstColumns(sampleOf(records)))
  const codes = rows.map((row) => (row.fault ? `${row.line} ${row.fault.code}` : row.text))
  return { codes, notes: notesOf(records) }
}

const LINKS = ['https://example.com/1', 'https://example.com/2']
const TABLE = `Name,Shelf,Link\nAtlas,A 12,${LINKS[0]}\nBread,C 3,${LINKS[1]}\n`

test.each([
  ['#TYPE Selected.System.IO.FileInfo\r\n' + TABLE.replace(/[^,\n]+/g, '"$&"'), 2],
  [`Library export of 29 November 2026\n\n${TABLE}`, 3],
  [`Library export of 29 November 2026\n${TABLE}`, 2],
  [`"Report, third quarter"\n\n${TABLE}`, 3],
  [`# exported 2026-11-29\n${TABLE}`, 2],
  [`Exported by Ann, Ltd.\n${TABLE}`, 2],
  [`Exported by Ann, Ltd., here\n${TABLE}`, 2],
  [`Report: Q3\n\n${TABLE.replaceAll(',', ';')}`, 3],
  [`Report: Q3\n${TABLE.replaceAll(',', '\t')}`, 2],
  // As a spreadsheet saves a title above a table.
  [`Report: Q3;;\n;;\n${TABLE.replaceAll(',', ';')}`, 3],
  [`Stock;;\nName;Shelf;Link\nAtlas;;${LINKS[0]}\nBread;;${LINKS[1]}\n`, 2],
  [`Stock;;;\nPlace;Shelf;Link;\nRome;A 12;${LINKS[0]};\nBonn;C 3;${LINKS[1]};\n`, 2],
  // Of a bank.
  [
    `Account:;DE12 3456;;\nAs of:;29.11.2026;;\n;;;\nDay;Sum;Shop;Link\n01.11.2026;-12,50;A;${LINKS[0]}\n02.11.2026;8,00;B;${LINKS[1]}\n`,
    4,
  ],
  [
    `Account:,DE12 3456,\nAs of:,29.11.2026,\n,,\nDay,Sum,Link\n1.11.,5,${LINKS[0]}\n2.11.,8,${LINKS[1]}\n`,
    4,
  ],
  [`Report\nby Ann\n\n${TABLE.replaceAll('\n', '\r\n')}`, 4],
  [`Guests\n\n${TABLE.replaceAll(',', ', ')}`, 3],
  [TABLE, 1],
  [TABLE.replaceAll(',', '|'), 1],
  [`Report: Q3\n${TABLE.replaceAll(',', '|')}`, 2],
  [`\n\n${TABLE}`, 3],
])('QR-64: what stands before the table is no part of it: %j', (text, firstLine) => {
  const { codes, notes } = read(text)
  expect(codes).toEqual(LINKS)
  expect(notes).toMatchObject({ firstLine, isUnparted: false })
})

/** By the tables of GitHub Flavored Markdown: pipes at the ends may be left out, and colons align a column. */
test.each([
  [
    '| Name | Link |\n|---|---|\n| Ada | https://example.com/1 |\n| Bob | https://example.com/2 |\n',
    1,
  ],
  ['|Name|Link|\n|-|-|\n|Ada|https://example.com/1|\n|Bob|https://example.com/2|\n', 1],
  ['Name | Link\n:--- | :-:\nAda | https://example.com/1\nBob | https://example.com/2\n', 1],
  [
    '# Guests\r\n\r\n| Link |\r\n| --- |\r\n| https://example.com/1 |\r\n| https://example.com/2 |',
    3,
  ],
])('QR-64: the dashes of a Markdown table are no row: %j', (text, firstLine) => {
  const { codes, notes } = read(text)
  expect(codes).toEqual(LINKS)
  expect(notes).toMatchObject({ firstLine, isUnparted: false })
})

test.each([
  `Name\tLink\t\nAda\t${LINKS[0]}\t\nBob\t${LINKS[1]}\t\n`,
  `Name\tLink\t\t\nAda\t${LINKS[0]}\nBob\t${LINKS[1]}\t\t\t\n`,
  `Link\t\n${LINKS[0]}\t\n${LINKS[1]}\t\n`,
  `${LINKS[0]}\t\n${LINKS[1]}\n`,
])('QR-64: tabs at the ends of the lines of %j part no further text', (text) => {
  expect(read(text).codes).toEqual(LINKS)
})

test.each([
  ['Name,Link\n-,-\nAda,https://example.com/1', ['-', 'https://example.com/1']],
  ['Note\n---\nText', ['---', 'Text']],
])('QR-64: dashes without a Markdown table are the text of a row: %j', (text, texts) => {
  expect(read(text).codes).toEqual(texts)
})

test.each([
  ['Inventory 2026\nSerial;Room\n0041;12\n0042;13', ['0041', '0042']],
  ['Inventory 2026\nSerial,Room\n0041,12\n0042,13', ['0041', '0042']],
  ['Inventory\nTool;Room\nSaw;Attic\nAxe;Barn', ['Saw', 'Axe']],
  ['Inventory\n\nTool\tRoom\nSaw\tAttic', ['Saw']],
])('QR-64: a table without links or usual headings is found below its title: %j', (text, texts) => {
  const { codes, notes } = read(text)
  expect(codes).toEqual(texts)
  expect(notes.firstLine).toBeGreaterThan(1)
})

test.each([
  `Name, Vorname;Link\nMuster, Anna;${LINKS[0]}\nProbe, Bob;${LINKS[1]}\n`,
  `Name,Vorname,Titel;Link\nMuster,Anna,Dr.;${LINKS[0]}\nProbe,Bob,Dr.;${LINKS[1]}\n`,
  `Street; Town\tLink\nWeg 1; Bonn\t${LINKS[0]}\nWeg 2; Bonn\t${LINKS[1]}\n`,
])('QR-64: commas within fields part none where another sign sets the codes apart: %j', (text) => {
  expect(read(text).codes).toEqual(LINKS)
})

test.each([
  // Sentences, and links with a comma of their own.
  ['Guests\nDoe, Jane\nRoe, Rick\n', ['Doe, Jane', 'Roe, Rick'], true],
  ['Guests\n\nDoe, Jane\nRoe, Rick\n', ['Doe, Jane', 'Roe, Rick'], true],
  ['Menu\nSoup | bread\nFish | rice\n', ['Soup | bread', 'Fish | rice'], true],
  ['Menu\nSoup; bread\nFish; rice\nCake; tea\n', ['Soup; bread', 'Fish; rice', 'Cake; tea'], true],
  [
    'Places\n\nhttps://a.example/?q=48.1,11.5\nhttps://a.example/?q=52.5,13.4\n',
    ['https://a.example/?q=48.1,11.5', 'https://a.example/?q=52.5,13.4'],
    true,
  ],
  [
    'Link\nhttps://a.example/1\nhttps://a.example/2,3\n',
    ['https://a.example/1', 'https://a.example/2,3'],
    false,
  ],
  // The first row is one of the table.
  ['Key,Value\nName,Ada\nPlace,Rome\n', ['Name', 'Place'], false],
  ['Code;\nabc;x\ndef;y\n', ['abc', 'def'], false],
])('QR-64: no line of %j is left out', (text, texts, isUnparted) => {
  const { codes, notes } = read(text)
  expect(codes).toEqual(texts)
  expect(notes).toMatchObject({ firstLine: 1, isUnparted })
})

test.each([
  [
    'Name, Place, Link\nAda, "Hall A, row 2", https://example.com/1\nBob, "Hall B", https://example.com/2\n',
    LINKS,
  ],
  ['"Name" ,"Link"\n"Ada" ,"https://example.com/1"\n"Bob" ,\t"https://example.com/2" \n', LINKS],
  ['"Name" \t"Link"\n"Ada" \t"https://example.com/1"\nBob\t https://example.com/2\n', LINKS],
  ['Name, Link\nAda, https://example.com/1\nBob, "https://example.com/2"', LINKS],
  // Within quotes blanks are meant.
  ['Name, Text\nAda, " a "\nBob,b "c" d', [' a ', 'b "c" d']],
])('QR-64: blanks around the fields of %j are none of them, which is said', (text, texts) => {
  const { codes, notes } = read(text)
  expect(codes).toEqual(texts)
  expect(notes.hadBlanks).toBe(true)
})

test.each([
  // A text with a comma that should have quotes.
  [
    'Name,Place,Link\nAda,Hall A, row 2,https://example.com/1\nBob,Hall B,https://example.com/2',
    ['2 field-count', LINKS[1]],
  ],
  ['Link,Name,Place\nAda,Hall\nhttps://example.com/2,Bob,Hall', ['2 field-count', LINKS[1]]],
  [
    'Name,Place,Link\nAda, "Hall" A, row 2,https://example.com/1\nBob,Hall,https://example.com/2',
    ['2 field-count', LINKS[1]],
  ],
  // Without heads the fields of most rows count, also where the first is the odd one.
  [
    `Ada,Hall A, row 2,https://example.com/0\nBob,Hall B,${LINKS[0]}\nCy,Hall C,${LINKS[1]}`,
    ['1 field-count', ...LINKS],
  ],
  [
    `Ada,https://example.com/0\nBob,Hall B,${LINKS[0]}\nCy,Hall C,${LINKS[1]}`,
    ['1 field-count', ...LINKS],
  ],
  // Empty fields at the end are those of a spreadsheet.
  ['Name,Link,\nAda,https://example.com/1\nBob,https://example.com/2,', LINKS],
  ['Name,Link\nAda,https://example.com/1,,\nBob,https://example.com/2', LINKS],
])('QR-65: a row of %j with more or fewer fields than the others is listed', (text, texts) => {
  expect(read(text).codes).toEqual(texts)
})

test.each([
  ['Name,Link\nAda,Hall, https://example.com/0\nBob,\nCy,https://example.com/1', LINKS[0]],
  [
    `Ada,Hall A, row 2,https://example.com/0\nBob,Hall B,${LINKS[0]}\nCy,Hall C,${LINKS[1]}`,
    LINKS[0],
  ],
  ['Name;Text\nAda;1.23457E+19\nBob;12345', '12345'],
  ['Name,Link\nAda', ''],
])('QR-65: the first code of %j is that of the first row that makes one', (text, first) => {
  const sample = sampleOf(valueOf(readSource({ kind: 'csv', text })))
  expect(firstText(sample, firstColumns(sample))).toBe(first)
})

// As LibreOffice saves 12345678901234567890, with the decimal marks of English and German, and as Excel shows it.
test.each(['1.23456789012346E+019', '"1,23456789012346E+019"', '1.23457E+19', '-1E+20', '5E-05'])(
  'QR-65: the number %s, of which a spreadsheet has dropped digits, is listed',
  (number) => {
    expect(read(`Name;Text\nAda;${number}\nBob;12345`).codes).toEqual(['2 shortened', '12345'])
  },
)

test.each(['1e5', '12E4', '1.5E3', 'E+10', '2E+5A', '1.23E+19 m'])(
  '%s is a text like another',
  (text) => {
    expect(read(`Name;Text\nAda;${text}\nBob;b`).codes).toEqual([text, 'b'])
  },
)

test('QR-65: the reason names the fields that are there and those that should be', () => {
  expect(faultText({ code: 'field-count', count: 1, wanted: 3 })).toContain('1 field instead of 3.')
})
