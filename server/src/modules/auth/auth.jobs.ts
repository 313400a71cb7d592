import type { Context } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'
import { purgeAuth, purgeAuthJob } from './purge-auth.ts'
import { sendOtpJob } from './request-otp.ts'
import { sendOtp } from './send-otp.ts'
import { tellAccountOpened, tellAccountOpenedJob } from './tell-account-opened.ts'
import { tellPasswordChanged, tellPasswordChangedJob } from './tell-password-changed.ts'

export const authJobs: JobHandler<Context>[] = [
  handleJob(sendOtpJob, sendOtp, { isUrgent: true }),
  handleJob(tellAccountOpenedJob, tellAccountOpened),
  handleJob(tellPasswordChangedJob, tellPasswordChanged),
  // At night in India.
  handleJob(purgeAuthJob, purgeAuth, { every: '17 21 * * *' }),
]
