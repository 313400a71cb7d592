import { type ListedIn, listedInNames } from '@properysearch/contract/listings/facts'
import {
  type Asked,
  ask,
  askPart,
  fewest,
  kindKeyOf,
  type Learned,
  likenessOf,
  median,
  neighboursIn,
  type Priced,
  partFor,
  placeKeyOf,
  type Rows,
  readPriced,
  rowsOf,
  train,
} from '../server/src/modules/estimates/index.ts'
import { loadManyFacts } from '../server/test/many-listings.ts'
import { openBenchApp } from './support/bench-app.ts'
import { keepResults, say } from './support/report.ts'
import { fiveNearest, medianOfPlace } from './support/simple-estimates.ts'

// How right estimates are on listings that the model never saw, beside two simpler ways to estimate; how many asked
// prices lie within the band, on the whole and place by place; and what learning and asking cost.

const learnedFrom = Number(process.env.BENCH_LEARNED ?? 100_000)
const heldOut = Number(process.env.BENCH_HELD_OUT ?? 150_000)
/** Places with fewer held-out listings than this say little. */
const fewestJudged = 50

interface Judged {
  place: string
  ours: number
  byPlace: number
  byNearest: number
  isWithin: boolean
}

export async function run(): Promise<void> {
  const app = await openBenchApp(4)
  try {
    say(`\nEstimates: learned from ${learnedFrom} listings, judged by ${heldOut} others`)
    const from = await loadManyFacts(app.db, learnedFrom + heldOut)
    const all = await readPriced(app.db, { from, since: new Date(0), oneIn: 1 })
    const share = learnedFrom / all.length
    const isLearned = (_: Priced, i: number) => Math.floor((i + 1) * share) > Math.floor(i * share)
    const known = all.filter(isLearned)
    const others = all.filter((one, i) => !isLearned(one, i))
    const judged: Judged[] = []
    let [learningSeconds, askingSeconds, asked, refused] = [0, 0, 0, 0]
    const deals: Record<string, unknown> = {}
    for (const listedIn of Object.keys(listedInNames) as ListedIn[]) {
      const [some, later] = [known, others].map((listings) => listings.filter((one) => one.listedIn === listedIn)) as [
        Priced[],
        Priced[],
      ]
      const before = process.cpuUsage()
      const rows = await rowsOf(some)
      const learned = train(rows)
      const learning = secondsSince(before)
      const results = judge(learned, rows, some, later)
      say(
        `       ${listedInNames[listedIn]}: learned from ${some.length} in ${learning.toFixed(1)} s, asked for ${later.length} in ${results.seconds.toFixed(1)} s`,
      )
      learningSeconds += learning
      askingSeconds += results.seconds
      asked += later.length
      refused += results.refused
      deals[listedIn] = { ...summary(results.judged), belief: learned.belief, says: learned.accuracy.whole }
      judged.push(...results.judged)
    }
    const whole = summary(judged)
    const better = Math.min(whole.medianOfPlacePercent, whole.fiveNearestPercent)
    const cut = Math.round((1 - whole.oursPercent / better) * 1000) / 10
    tell(
      whole.oursPercent > 0 && cut >= 25,
      `median error ${whole.oursPercent} %: ${cut} % less than the better baseline (at least 25)`,
    )
    say(
      `              median per sqft of the locality ${whole.medianOfPlacePercent} %, nearest five ${whole.fiveNearestPercent} %`,
    )
    const { coveragePercent, places } = whole
    tell(
      coveragePercent >= 78 && coveragePercent <= 82,
      `the band holds ${coveragePercent} % of asked prices (78 to 82)`,
    )
    tell(
      places.outside === 0,
      `in ${places.count} places with ${fewestJudged} or more: ${places.lowestPercent} to ${places.highestPercent} % (74 to 86), ${places.outside} outside`,
    )
    const refusedPercent = Math.round((refused / asked) * 10_000) / 100
    say(`       refused, for fewer than ${fewest} comparables: ${refusedPercent} %`)
    tell(learningSeconds < 60, `learning anew took ${learningSeconds.toFixed(1)} s of one core (less than 60)`)
    const one = (askingSeconds * 1000) / asked
    tell(one < 2, `one estimate, with its neighbours, took ${one.toFixed(3)} ms of processor (less than 2)`)
    await keepResults('estimate', {
      learnedFrom: known.length,
      heldOut: others.length,
      refusedPercent,
      ...whole,
      lessThanBetterBaselinePercent: cut,
      learningSeconds: Math.round(learningSeconds * 10) / 10,
      estimateMs: Math.round(one * 1000) / 1000,
      deals,
    })
  } finally {
    await app.close()
  }
}

/** Whom we refuse is judged by nobody: the simpler ways are asked about the same listings. */
function judge(learned: Learned, rows: Rows, known: readonly Priced[], later: readonly Priced[]) {
  const findNeighbours = neighboursIn(rows)
  const societies = new Map(rows.societyIds.map((id, i) => [id, i]))
  const before = process.cpuUsage()
  const asked = later.map((subject): Asked | null => {
    const society = subject.societyId === null ? -1 : (societies.get(subject.societyId) ?? -1)
    const neighbours = findNeighbours({ ...likenessOf(subject, 0), society, kind: kindKeyOf(subject), row: -1 })
    if (neighbours.length < fewest) return null
    const part = partFor(learned, subject.id)
    const compared = neighbours.map(({ row, distance }) => {
      const listing = known[row] as Priced
      return { distance, residual: (rows.y[row] as number) - askPart(part, listing, listing.month).log }
    })
    return ask(learned, subject, subject.month, compared)
  })
  const seconds = secondsSince(before)
  const byPlace = medianOfPlace(known)
  const byNearest = fiveNearest(known)
  const judged = later.flatMap((subject, i): Judged[] => {
    const answer = asked[i]
    if (!answer) return []
    const off = (estimate: number) => Math.abs(estimate / subject.price - 1)
    return [
      {
        place: placeKeyOf(subject),
        ours: off(answer.price),
        byPlace: off(byPlace(subject)),
        byNearest: off(byNearest(subject)),
        isWithin: subject.price >= answer.low && subject.price <= answer.high,
      },
    ]
  })
  return { judged, seconds, refused: later.length - judged.length }
}

function summary(judged: readonly Judged[]) {
  const percent = (share: number) => Math.round(share * 10_000) / 100
  const covered = (some: readonly Judged[]) => percent(some.filter(({ isWithin }) => isWithin).length / some.length)
  const places = [...Map.groupBy(judged, ({ place }) => place).values()].filter((some) => some.length >= fewestJudged)
  const coverages = places.map(covered).sort((a, b) => a - b)
  return {
    oursPercent: percent(median(judged.map(({ ours }) => ours))),
    medianOfPlacePercent: percent(median(judged.map(({ byPlace }) => byPlace))),
    fiveNearestPercent: percent(median(judged.map(({ byNearest }) => byNearest))),
    coveragePercent: covered(judged),
    places: {
      count: places.length,
      lowestPercent: coverages[0] ?? 0,
      highestPercent: coverages.at(-1) ?? 0,
      outside: coverages.filter((coverage) => coverage < 74 || coverage > 86).length,
    },
  }
}

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

function tell(isMet: boolean, text: string): void {
  say(`  ${isMet ? 'ok  ' : 'OVER'} ${text}`)
}
