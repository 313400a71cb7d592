import { contract } from '@properysearch/contract'
import type { Endpoint } from '@properysearch/contract/endpoint'
import { expect, test } from 'vitest'

const all = Object.entries(contract).flatMap(([domain, endpoints]) =>
  (Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => ({
    name: `${domain}.${name}`,
    endpoint,
  })),
)
const withAccess = (access: string) => all.filter((it) => it.endpoint.access === access).map((it) => it.name)

// Exact lists: opening a door takes a line here.

test('these calls, and no others, need no sign-in', () => {
  expect(withAccess('public')).toEqual([
    'auth.login',
    'auth.register',
    'auth.verifyMobile',
    'auth.resendOtp',
    'auth.forgotPassword',
    'auth.resetPassword',
    'properties.searchProperties',
    'properties.listProperties',
    'properties.listNearby',
    'properties.recommend',
    'properties.getOffers',
    'properties.listPromoted',
    'properties.listByIds',
    'properties.getProperty',
    'properties.getPropertyData',
    'properties.reportProperty',
    'promotions.listPremiumUsers',
    'subscriptions.listPackages',
    'subscriptions.getPackage',
    'search.getFacets',
    'search.getClusters',
    'search.suggest',
    'search.getCategoryCounts',
    'listings.countView',
    'professionals.findProfessionals',
    'professionals.getAgent',
    'places.listCities',
    'places.listLocalities',
    'places.findCity',
    'places.findMapTiles',
    'ads.findTopHome',
    'ads.findCenterHomeVideo',
    'ads.findCenterHomeGif',
    'ads.findBottomHome',
    'ads.findDashBoardTopImage',
    'ads.findDashBoardBottomImage',
    'ads.findAnalysisTopImage',
    'ads.findShortListTopImage',
    'ads.addView',
    'ads.addClick',
    'ads.getCounts',
  ])
})

test('these calls, and no others, are the back office', () => {
  expect(withAccess('admin')).toEqual([
    'backoffice.getOverview',
    'backoffice.listUsers',
    'backoffice.suspendUser',
    'backoffice.restoreUser',
    'backoffice.listReports',
    'backoffice.settleReports',
    'backoffice.listAudit',
    'review.listChecks',
    'review.decideCheck',
    'review.listNumbers',
    'review.decideNumber',
    'review.listListings',
    'review.getListing',
    'review.downloadPaper',
    'review.approveListing',
    'review.sendBackListing',
    'review.settleDuplicate',
    'orderReview.listOrders',
    'orderReview.getOrder',
    'orderReview.refundOrder',
    'orderReview.retryRefund',
    'orderReview.getPartner',
    'ledger.getLedger',
    'ledger.listMovements',
    'ledger.startCheck',
  ])
})

test('no two calls share a method and path', () => {
  const addresses = all.map((it) => it.endpoint.methodAndPath.toLowerCase().replace(/\{\w+\}/g, '*'))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every parameter of a path is a field of the input', () => {
  const lost = all.flatMap(({ name, endpoint }) =>
    [...endpoint.methodAndPath.matchAll(/\{(\w+)\}/g)]
      .filter((match) => !(String(match[1]) in endpoint.input.shape))
      .map((match) => `${name}: ${match[1]}`),
  )
  expect(lost).toEqual([])
})
