import type { Module } from '../../module.ts'
import { adsHandlers } from './ads.handlers.ts'
import { adsJobs } from './ads.jobs.ts'
import { adsForOtherSites } from './ads-for-other-sites.ts'
import { copyAdEvents } from './copy-ad-events.ts'

export const adsModule: Module = {
  name: 'ads',
  handlers: () => ({ ads: adsHandlers }),
  jobs: () => adsJobs,
  routes: adsForOtherSites,
  dataCopy: { ads: copyAdEvents },
  erasers: [
    {
      stays: {
        what: 'How often ads were seen and clicked',
        why: 'We report these counts to advertisers. They are kept under coded numbers, without names.',
      },
    },
  ],
}
