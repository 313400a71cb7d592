// The paths for meetings. Part of the table in paths.ts; free of zod.
export const meetingPaths = {
  meetings: {
    propose: 'POST /api/meeting',
    findThings: 'GET /api/meeting/about',
    findPeople: 'GET /api/meeting/people',
    getRecord: 'GET /api/meeting/getmeetingrecord/{id}/{userId}',
    listMine: 'GET /api/meeting',
    getWeek: 'GET /api/meeting/week',
    act: 'POST /api/meeting/{id}/act',
    download: 'GET /api/meeting/{id}/calendar',
    getFeed: 'GET /api/meeting/feed/mine',
    renewFeed: 'POST /api/meeting/feed',
    endFeed: 'DELETE /api/meeting/feed',
  },
} as const
