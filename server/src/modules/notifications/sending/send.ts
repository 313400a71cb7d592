import { kindOf, usualWays } from '@properysearch/contract/notifications/kinds'
import { type Context, inTransaction } from '../../../context.ts'
import { unseal } from '../../../platform/encryption.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { enqueue, jobKind } from '../../../platform/jobs/jobs.ts'
import { deletePushDevice, findPushDevices, findPushKeys, pushKeysUse } from '../settings/push-devices.sql.ts'
import { stopLink } from '../settings/stop-mails.ts'
import { isWorthSending } from './deliver.ts'
import { findDigest, findDigestPeople, findOutgoing, type Outgoing, takeDigest } from './deliveries.sql.ts'
import { digestOf, endingOf, mailOf } from './mails.rules.ts'

export const pushToJob = jobKind<{ notificationId: number; deviceId: number }>('notifications-push-to')
export const digestMailJob = jobKind<{ notificationIds: readonly number[] }>('notifications-digest-mail')

interface Payload {
  notificationId: number
}

export async function sendMail(ctx: Context, { notificationId }: Payload): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  if (!news || !isWorthSending(news) || waysOf(news).mail === 'never') return
  const { publicUrl } = ctx.config
  const stopUrl = stopLink(ctx.config, news)
  const mail = mailOf(news, publicUrl, endingOf(news.kind, { publicUrl, stopUrl }))
  await ctx.adapters.mail.send({ to: news.email, ...mail, stopUrl })
}

/** To every browser in which the person is signed in and asked for it: each has a job, so one that fails is tried again alone. */
export async function sendPush(ctx: Context, { notificationId }: Payload): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  if (!news || !isToPush(news)) return
  const devices = await findPushDevices(ctx.db, news.userId, ctx.now)
  await inTransaction(ctx, async (tx) => {
    for (const { id } of devices) {
      await enqueue(tx.db, pushToJob, { notificationId, deviceId: id }, { maxAttempts: 5 })
    }
  })
}

export async function pushTo(
  ctx: Context,
  { notificationId, deviceId }: Payload & { deviceId: number },
): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  if (!news || !isToPush(news)) return
  const { id, userId, title, body, link } = news
  const device = (await findPushDevices(ctx.db, userId, ctx.now)).find((one) => one.id === deviceId)
  const keys = device && (await findPushKeys(ctx.db))
  if (!keys) return
  const privateKey = unseal(ctx.config, pushKeysUse, 'all', keys.privateKey)
  const text = JSON.stringify({ title, body, link, id })
  const outcome = await ctx.adapters.push.send(device, text, { publicKey: keys.publicKey, privateKey })
  if (outcome === 'gone') await deletePushDevice(ctx.db, { id: deviceId, userId })
}

const isToPush = (news: Outgoing) => !news.isSeen && waysOf(news).push

export async function sendSms(ctx: Context, { notificationId }: Payload): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  const about = news && kindOf(news.kind).sms
  if (!news || news.isSeen || !about || !waysOf(news).sms) return
  await ctx.adapters.sms.send({ mobile: news.mobile, template: 'news', variables: { about } })
}

/** What was chosen since it was told counts: whoever presses stop has nothing more. */
const waysOf = ({ kind, ways }: Pick<Outgoing, 'kind' | 'ways'>) => ways ?? usualWays(kind)

/** One mail to each person who has news of the day. It is ordered with what it takes, so a crash doubles and loses none. */
export async function sendDigests(ctx: Context): Promise<void> {
  for (let after = 0; ; ) {
    const people = await findDigestPeople(ctx.db, after, 200)
    const last = people.at(-1)
    if (last === undefined) return
    await eachApart(
      ctx.log,
      people.map((id) => ({ id })),
      ({ id }) => orderDigest(ctx, id),
    )
    after = last
  }
}

async function orderDigest(ctx: Context, userId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const notificationIds = await takeDigest(tx.db, userId)
    if (notificationIds.length > 0) await enqueue(tx.db, digestMailJob, { notificationIds })
  })
}

/** Without what was seen here meanwhile, or is wanted by mail no longer. */
export async function mailDigest(
  ctx: Context,
  { notificationIds }: { notificationIds: readonly number[] },
): Promise<void> {
  const all = await findDigest(ctx.db, notificationIds)
  const [first, ...others] = all.filter((news) => !news.isSeen && waysOf(news).mail !== 'never')
  if (!first) return
  const stopUrl = stopLink(ctx.config, { userId: first.userId, kind: 'daily' })
  const mail = digestOf([first, ...others], { publicUrl: ctx.config.publicUrl, stopUrl })
  await ctx.adapters.mail.send({ to: first.email, ...mail, stopUrl })
}
