import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { mailMeeting, mailMeetingJob } from './mail-meeting.ts'
import { watchMeetings } from './watch-meetings.ts'

export const watchMeetingsJob = jobKind<Record<string, never>>('watch-meetings')

export const meetingsJobs: JobHandler<Context>[] = [
  handleJob(watchMeetingsJob, watchMeetings, { every: '*/5 * * * *' }),
  handleJob(mailMeetingJob, mailMeeting),
]
