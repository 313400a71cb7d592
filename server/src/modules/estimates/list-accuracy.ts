import type { estimates } from '@properysearch/contract/estimates/calls'
import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { Context } from '../../context.ts'
import { percent } from './estimate-listing.ts'
import { fewestHeldOut } from './model/ask.ts'
import { type AccuracyRow, findModel, listAccuracies } from './models.sql.ts'

type Listed = AnswerOf<typeof estimates.listAccuracy>['data']

/** How right the newest model was; null before there is one. */
export async function listAccuracy({ db }: Pick<Context, 'db'>, listedIn: ListedIn): Promise<Listed> {
  const model = await findModel(db, listedIn)
  if (!model) return null
  const [whole, ...places] = await listAccuracies(db, model.id, fewestHeldOut)
  if (!whole) return null
  return {
    trainedAt: model.trainedAt.toISOString(),
    refused: model.refused,
    whole: onWire(whole),
    places: places.map((row) => ({ ...onWire(row), city: row.city ?? '', locality: row.locality })),
  }
}

function onWire({ listings, medianError, coverage }: AccuracyRow) {
  return { listings, medianErrorPercent: percent(medianError), coveragePercent: percent(coverage) }
}
