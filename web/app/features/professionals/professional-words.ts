import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'

/** How each profession is spoken of, and how its list is ordered: people are told why. */
export const professionalWords = {
  agent: {
    title: 'Property agents',
    one: 'agent',
    many: 'agents',
    note: 'Nearest first if you enter a place, otherwise by surname. Nobody can pay for a place in this list.',
  },
  lawyer: {
    title: 'Property lawyers',
    one: 'lawyer',
    many: 'lawyers',
    note: 'Listed by surname. The rules of the profession do not allow lawyers to be ranked, rated or promoted, so we do none of these.',
  },
  evaluator: {
    title: 'Property evaluators',
    one: 'evaluator',
    many: 'evaluators',
    note: 'Listed by surname. Nobody can pay for a place in this list.',
  },
} as const satisfies Record<ProfessionalRole, { title: string; one: string; many: string; note: string }>

export function areaName({ city, locality }: { city: string; locality: string | null }): string {
  return locality === null ? `all of ${city}` : locality
}

/** Where somebody works is known to about a kilometre, so the words promise no more. */
export const distanceWords = (km: number): string => (km < 1 ? 'less than 1 km' : `about ${Math.round(km)} km`)

/** 4.6 of 5 from 12 clients */
export function ratingWords({ mean, n }: { mean: number; n: number }): string {
  return `${mean.toFixed(1)} of 5 from ${n} ${n === 1 ? 'client' : 'clients'}`
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Measured, and of how many: half of them took no longer. */
export function responseWords({ medianSeconds, n }: { medianSeconds: number; n: number }): string {
  return `Usually accepts within ${durationWords(medianSeconds)}, measured over ${n} hires`
}

function durationWords(seconds: number): string {
  const [count, unit] =
    seconds < hour
      ? [Math.max(1, Math.ceil(seconds / minute)), 'minute']
      : seconds < 2 * day
        ? [Math.ceil(seconds / hour), 'hour']
        : [Math.ceil(seconds / day), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
