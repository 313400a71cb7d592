import { bhkNames } from '@properysearch/contract/listings/facts'
import {
  adjustmentFactorNames,
  adjustmentFactors,
  declarationNames,
  declarations,
  occupancies,
  seenDocuments,
  tenures,
  valuationPurposes,
} from '@properysearch/contract/valuations/facts'
import { adjustedBy, adjustedRate, type Value, valueKinds } from '@properysearch/contract/valuations/values'
import { formatRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { spokenDay } from '../../platform/day-in-india.ts'
import { openSheet, type Page, type Photo } from '../../platform/sheet.ts'
import type { FinishedReport } from './report.rules.ts'

export interface ReportToDraw {
  /** Null: a draft that was not delivered. */
  number: string | null
  version: number
  /** The number of the report that this one replaces. */
  replaces: string | null
  at: Date
  client: string
  evaluator: { name: string; number: string | null; isVerified: boolean }
  report: FinishedReport
  values: readonly Value[]
  valueInWords: string
  photos: readonly Photo[]
  /** Where anybody can check it. */
  checkAddress: string
}

/** The report on A4, for a bank, a court or a buyer. */
export function drawReport(drawn: ReportToDraw): Promise<Buffer> {
  const { number, at, evaluator } = drawn
  const { document, bytes } = openSheet({
    title: number ? `Valuation report ${number}` : 'Valuation report, draft',
    at,
    footer: `${number ? `Valuation report ${number}` : 'Draft, not delivered'}, ${evaluator.name}, ${spokenDay(at)}`,
  })
  const page = document.page()
  drawHead(page, drawn)
  drawValues(page, drawn)
  drawProperty(page, drawn.report)
  drawComparables(page, drawn.report)
  if (drawn.photos.length > 0) {
    page.section('Photos', 230)
    page.photos(drawn.photos)
  }
  drawEnd(page, drawn)
  document.end()
  return bytes
}

function drawHead(page: Page, { number, version, replaces, at, client, evaluator, report }: ReportToDraw): void {
  const { assignment, property } = report
  page.heading(evaluator.name, 'Valuation report')
  if (number === null) page.notice('Draft: not delivered, without a number, and not to be relied on.')
  page.columns(
    ['Property', `${property.address}\n${property.locality}, ${property.city}`],
    [
      'Valued for',
      [client, assignment.addressee && `To be given to: ${assignment.addressee}`].filter(Boolean).join('\n'),
    ],
  )
  page.facts([
    ['Report number', number ?? 'None yet'],
    ['Date of the report', `${spokenDay(at)}${version > 1 ? `, version ${version}` : ''}`],
    ['Value as on', day(assignment.valuedOn)],
    ['Inspected on', `${day(assignment.inspectedOn)}${assignment.shownBy ? `, shown by ${assignment.shownBy}` : ''}`],
    ['Purpose', valuationPurposes[assignment.purpose]],
    ['Valuer', valuerOf(evaluator)],
  ])
  if (replaces) page.note(`This report takes the place of report ${replaces}, which is no longer valid.`)
}

const valuerOf = ({ number, isVerified }: ReportToDraw['evaluator']) =>
  number === null ? 'No registration number given' : `${number}${isVerified ? '' : ' (not verified by Properysearch)'}`

function drawValues(page: Page, { values, valueInWords, report }: ReportToDraw): void {
  page.section('Values')
  page.table(
    [
      { head: 'Value', share: 3 },
      { head: 'How it was found', share: 5 },
      { head: 'Amount', share: 3, isFigure: true },
    ],
    values.map(({ kind, amount, formula }) => [valueKinds[kind], formula, formatRupees(amount)]),
  )
  const { guideline, remarks } = report.values
  page.note(`Fair market value in words: ${valueInWords}.`)
  if (guideline) page.note(`Guideline value by the Ready Reckoner: ${guideline.zone}.`)
  if (remarks) {
    page.section('Remarks')
    page.note(remarks)
  }
}

function drawProperty(page: Page, { property, documents }: FinishedReport): void {
  const { kind, bhk, builtUpSqft, floor, ageYears, lifeYears } = property
  page.section('The property')
  page.facts([
    ['Kind', bhk === null ? kind : `${kind}, ${bhkNames[bhk]}`],
    ['Owners', property.owners],
    [kind === 'Plots' ? 'Area of the plot' : 'Carpet area', `${formatNumber(property.areaSqft, 2)} sqft`],
    ...(builtUpSqft === null ? [] : [pair('Built-up area', `${formatNumber(builtUpSqft, 2)} sqft`)]),
    ['Tenure', tenures[property.tenure]],
    ['Used by', occupancies[property.occupancy]],
    ...(floor === null ? [] : [pair('Floor', floor === 0 ? 'Ground' : String(floor))]),
    ...(ageYears === null ? [] : [pair('Age', years(ageYears))]),
    ...(lifeYears === null ? [] : [pair('Remaining life', years(lifeYears))]),
    ...(property.surveyNumber ? [pair('Survey or CTS number', property.surveyNumber)] : []),
  ])
  if (property.boundaries) page.paragraph('Boundaries', property.boundaries)
  page.paragraph('Differences from the plan or the deed', property.deviations || 'None seen.')
  page.paragraph(
    'Documents seen',
    [documents.seen.map((name) => seenDocuments[name]).join(', '), documents.notes].filter(Boolean).join('\n'),
  )
}

const pair = (label: string, value: string): [string, string] => [label, value]
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)

function drawComparables(page: Page, { comparables }: FinishedReport): void {
  const { rows, adoptedRate, reason } = comparables
  page.section('Comparables')
  page.table(
    [
      { head: 'Listing', share: 5 },
      { head: 'Asked', share: 2.6, isFigure: true },
      { head: 'Per sqft', share: 2, isFigure: true },
      { head: 'Adjusted by', share: 2, isFigure: true },
      { head: 'Adjusted', share: 2, isFigure: true },
    ],
    rows.map((row) => [
      [
        row.title,
        [
          `Listing ${row.propertyId}, ${row.locality}`,
          `${formatNumber(row.sizeSqft, 2)} sqft`,
          row.distanceKm === null ? '' : `${formatNumber(row.distanceKm, 1)} km away`,
          `seen on ${day(row.seenOn)}`,
        ]
          .filter(Boolean)
          .join(', '),
        adjustmentFactorNames
          .filter((factor) => row.adjustments[factor] !== 0)
          .map((factor) => `${adjustmentFactors[factor].name} ${signed(row.adjustments[factor])}`)
          .join(', '),
      ]
        .filter(Boolean)
        .join('\n'),
      formatRupees(row.price),
      formatRupees(row.rate),
      signed(adjustedBy(row)),
      formatRupees(adjustedRate(row)),
    ]),
  )
  page.paragraph('Rate adopted', `${formatRupees(adoptedRate)} per sqft${reason ? `\n${reason}` : ''}`)
}

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${formatNumber(percent, 1)}%`

function drawEnd(page: Page, { number, evaluator, report, checkAddress }: ReportToDraw): void {
  page.section('Declaration')
  page.note(declarationNames.map((name) => declarations[name]).join('\n'))
  page.note(
    `The value is an opinion as on ${day(report.assignment.valuedOn)}, from what was seen and shown on the day of the inspection. The comparables are prices asked, not prices paid.`,
  )
  page.signature(`${evaluator.name}\nIssued electronically; no signature is needed.`)
  if (number === null) return
  page.section('How to check this report')
  page.code(
    checkAddress,
    `At ${checkAddress} anybody can see whether this number is genuine, who issued it and when, and whether a later report took its place. The SHA-256 hash shown there is that of this file: if even one letter is changed, the hash is different.`,
  )
}

const day = (iso: string) => spokenDay(new Date(iso))
