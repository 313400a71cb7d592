import { kindOf } from '@properysearch/contract/notifications/kinds'
import type { Context } from '../../../context.ts'
import { unseal } from '../../../platform/encryption.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { deletePushDevice, findPushDevices, findPushKeys, pushKeysUse } from '../settings/push-devices.sql.ts'
import { stopLink } from '../settings/stop-mails.ts'
import { isWorthSending } from './deliver.ts'
import { clearDigest, findDigest, findDigestPeople, findOutgoing } from './deliveries.sql.ts'
import { digestOf, endingOf, mailOf } from './mails.rules.ts'

interface Payload {
  notificationId: number
}

export async function sendMail(ctx: Context, { notificationId }: Payload): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  if (!news || !isWorthSending(news)) return
  const { publicUrl } = ctx.config
  const stopUrl = stopLink(ctx.config, news)
  const mail = mailOf(news, publicUrl, endingOf(news.kind, { publicUrl, stopUrl }))
  await ctx.adapters.mail.send({ to: news.email, ...mail, stopUrl })
}

/** To every browser in which the person is signed in and asked for it. */
export async function sendPush(ctx: Context, { notificationId }: Payload): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  if (!news || news.isSeen) return
  const devices = await findPushDevices(ctx.db, news.userId, ctx.now)
  const keys = devices.length > 0 ? await findPushKeys(ctx.db) : undefined
  if (!keys) return
  const privateKey = unseal(ctx.config, pushKeysUse, 'all', keys.privateKey)
  const text = JSON.stringify({ title: news.title, body: news.body, link: news.link, id: news.id })
  await eachApart(ctx.log, devices, async ({ id, ...target }) => {
    const outcome = await ctx.adapters.push.send(target, text, { publicKey: keys.publicKey, privateKey })
    if (outcome === 'gone') await deletePushDevice(ctx.db, { id, userId: news.userId })
  })
}

export async function sendSms(ctx: Context, { notificationId }: Payload): Promise<void> {
  const news = await findOutgoing(ctx.db, notificationId)
  const about = news && kindOf(news.kind).sms
  if (!news || news.isSeen || !about) return
  await ctx.adapters.sms.send({ mobile: news.mobile, template: 'news', variables: { about } })
}

/** One mail to each person who wants news once a day and has not seen it here meanwhile. */
export async function sendDigests(ctx: Context): Promise<void> {
  for (let after = 0; ; ) {
    const people = await findDigestPeople(ctx.db, after, 200)
    const last = people.at(-1)
    if (last === undefined) return
    await eachApart(
      ctx.log,
      people.map((id) => ({ id })),
      async ({ id }) => sendDigest(ctx, id),
    )
    after = last
  }
}

async function sendDigest(ctx: Context, userId: number): Promise<void> {
  const all = await findDigest(ctx.db, userId)
  const [newest] = all
  if (newest) {
    const [first, ...others] = all.filter(({ isSeen }) => !isSeen)
    if (first) {
      const mail = digestOf([first, ...others], ctx.config.publicUrl)
      await ctx.adapters.mail.send({ to: first.email, ...mail })
    }
  }
  await clearDigest(ctx.db, userId, newest?.id ?? Number.MAX_SAFE_INTEGER)
}
