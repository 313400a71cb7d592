// The one place where a call's method and path are written: clean names on the left, the wire's own
// spelling on the right. Free of zod, so that the browser can build its client from it.
export const paths = {
  auth: {
    login: 'POST /api/auths/login',
    register: 'POST /api/auths/register',
    verifyMobile: 'POST /api/auths/verifymobile',
    resendOtp: 'POST /api/auths/resendotp',
    forgotPassword: 'POST /api/auths/forgotpassword',
    resetPassword: 'POST /api/auths/resetpassword',
    changePassword: 'POST /api/profile/changepassword',
    logout: 'POST /api/auths/logout',
    logoutEverywhere: 'POST /api/auths/logouteverywhere',
    listSessions: 'GET /api/auths/sessions',
    endSession: 'DELETE /api/auths/sessions/{sessionId}',
  },
  accounts: {
    getProfile: 'GET /api/profile/{id}',
    updateProfile: 'PUT /api/profile/{id}',
    uploadPhoto: 'POST /api/profile/{id}/photo',
    removePhoto: 'DELETE /api/profile/{id}/photo',
    requestDataExport: 'POST /api/profile/{id}/dataexports',
    listDataExports: 'GET /api/profile/{id}/dataexports',
    downloadDataExport: 'GET /api/profile/{id}/dataexports/{exportId}/file',
  },
  dashboard: {
    getDashboard: 'GET /api/dashboard/userdashboard/{id}',
  },
  notifications: {
    listNotifications: 'GET /api/propertyverification/getnotification/{id}',
    markSeen: 'POST /api/notifications/seen',
  },
  properties: {
    searchProperties: 'POST /api/property/serchproperty',
    listProperties: 'POST /api/property/propertylist',
    listNearby: 'GET /api/property/nearbyuser/{lat},{lng}',
    recommend: 'POST /api/property/recommendproperty',
    getOffers: 'POST /api/property/getofferproperty/{id}',
    listPromoted: 'GET /api/propertypromote/getAllPromoteProperty/{param}',
    listByIds: 'GET /api/property/byids',
    getProperty: 'GET /api/property/{id}',
    getPropertyData: 'GET /api/property/getPropertyData/{id}',
    findForUser: 'GET /api/property/findbyuserid/{id}/{userId}',
    reportProperty: 'POST /api/property/{id}/report',
  },
  search: {
    getFacets: 'GET /api/search/facets',
    getClusters: 'GET /api/search/clusters',
    suggest: 'GET /api/search/suggest',
    getCategoryCounts: 'GET /api/search/category-counts',
  },
  promotions: {
    listPremiumUsers: 'GET /api/profilepremium/getUserPremiumList',
  },
  shortlists: {
    markFavourite: 'POST /api/property/markasfavourite',
    unmarkFavourite: 'POST /api/property/unmarkfavourite',
    listFavourites: 'GET /api/property/findbyfavourite/{id}',
    addToShortlist: 'POST /api/shortlist/{propertyId}',
    removeFromShortlist: 'DELETE /api/shortlist/{propertyId}',
    listShortlisted: 'GET /api/property/findbyshortlisted/{id}',
    getMarks: 'GET /api/shortlist/marks',
    showInterest: 'POST /api/property/{id}/interest',
    withdrawInterest: 'DELETE /api/property/{id}/interest',
    listInterested: 'GET /api/method/intrestedlist/{id}',
  },
  professionals: {
    findProfessionals: 'GET /api/professionals',
    getAgent: 'GET /api/professionals/agents/{id}',
  },
  places: {
    listCities: 'GET /api/places/cities',
    listLocalities: 'GET /api/places/localities',
    findCity: 'GET /api/places/city',
    findMapTiles: 'GET /api/places/map-tiles',
  },
} as const

export type Paths = typeof paths
