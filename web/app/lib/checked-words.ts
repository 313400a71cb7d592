import {
  type CheckedField,
  type CheckedFields,
  changedFields,
  checkedFieldNames,
} from '@properysearch/contract/listings/checks'
import { bhkNames, listedInNames, permittedUseNames, postedByNames } from '@properysearch/contract/listings/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay } from './format.ts'

// How what was verified and what the listing says now are shown side by side, to the owner and to the back office.

export interface ChangedRow {
  label: string
  before: string
  after: string
}

/** One row for each thing that differs; latitude and longitude are one position. */
export function changedRows(verified: CheckedFields, now: CheckedFields): ChangedRow[] {
  const rows = changedFields(verified, now).map((field) => ({
    label: capital(checkedFieldNames[field]),
    before: textOf(field, verified),
    after: textOf(field, now),
  }))
  return rows.filter((row, at) => rows.findIndex((other) => other.label === row.label) === at)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function textOf(field: CheckedField, fields: CheckedFields): string {
  const value = fields[field]
  if (value === null || value === '') return 'Not given'
  switch (field) {
    case 'listedIn':
      return listedInNames[fields.listedIn]
    case 'postedBy':
      return postedByNames[fields.postedBy]
    case 'permittedUse':
      return permittedUseNames[fields.permittedUse]
    case 'bhk':
      return fields.bhk === null ? '' : bhkNames[fields.bhk]
    case 'latitude':
    case 'longitude':
      return [fields.latitude, fields.longitude].map((degrees) => degrees?.toFixed(5) ?? '').join(', ')
    case 'carpetSqft':
    case 'builtUpSqft':
    case 'superBuiltUpSqft':
    case 'plotSqft':
      return `${formatNumber(Number(value))} sqft`
    case 'floor':
      return value === 0 ? 'Ground' : Number(value) < 0 ? 'Basement' : String(value)
    case 'possessionOn':
      return formatDay(String(value))
    default:
      return String(value)
  }
}
