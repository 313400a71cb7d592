import { digestHour } from '@properysearch/contract/notifications/kinds'
import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { deliver, deliverJob, mailJob, pushJob, smsJob } from './sending/deliver.ts'
import {
  digestMailJob,
  mailDigest,
  pushTo,
  pushToJob,
  sendDigests,
  sendMail,
  sendPush,
  sendSms,
} from './sending/send.ts'

export const digestsJob = jobKind<Record<string, never>>('notifications-digests')

/** India is five and a half hours ahead. */
const digestEvery = `30 ${(digestHour - 6 + 24) % 24} * * *`
/** What belongs into the mail of the day is found half an hour before it is sent. */
export const beforeDigests = `0 ${(digestHour - 6 + 24) % 24} * * *`

export const notificationsJobs: JobHandler<Context>[] = [
  handleJob(deliverJob, deliver, { every: '* * * * *' }),
  handleJob(mailJob, sendMail),
  handleJob(pushJob, sendPush),
  handleJob(pushToJob, pushTo),
  handleJob(smsJob, sendSms),
  handleJob(digestMailJob, mailDigest),
  handleJob(digestsJob, sendDigests, { every: digestEvery, lateBy: '4h' }),
]
