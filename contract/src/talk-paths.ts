// The paths for conversations and for who can see a person's number. Part of the table in paths.ts; free of zod.
export const talkPaths = {
  conversations: {
    ask: 'POST /api/messenger/ask',
    openDeal: 'POST /api/messenger/deals',
    openHire: 'POST /api/messenger/hires',
    list: 'GET /api/messenger',
    countUnread: 'GET /api/messenger/unread',
    search: 'GET /api/messenger/search',
    get: 'GET /api/messenger/{id}',
    listMessages: 'GET /api/messenger/{id}/messages',
    send: 'POST /api/messenger/{id}/messages',
    sendFile: 'POST /api/messenger/{id}/files/{clientId}',
    downloadFile: 'GET /api/messenger/{id}/files/{seq}',
    remove: 'DELETE /api/messenger/{id}/messages/{seq}',
    markRead: 'POST /api/messenger/{id}/read',
    answer: 'POST /api/messenger/{id}/answer',
    mute: 'POST /api/messenger/{id}/mute',
    block: 'POST /api/messenger/{id}/block',
    report: 'POST /api/messenger/{id}/report',
    listReports: 'GET /api/admin/messages',
    settleReport: 'POST /api/admin/messages/{reportId}/settle',
  },
  reveals: {
    listHolders: 'GET /api/mynumber/holders',
    listLog: 'GET /api/mynumber/log',
  },
} as const
