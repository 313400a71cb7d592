import type { analysis } from '@properysearch/contract/analysis/calls'
import { categoryValues, listedInOf } from '@properysearch/contract/analysis/facts'
import type { analysisReports } from '@properysearch/contract/analysis/report-calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { drawCharts } from './charts/draw-charts.ts'
import { countKinds, countMarket, countValues, valuesOf } from './counting.rules.ts'
import { getDetails, getMatchingData, todayOf } from './get-details.ts'
import { placesWanted } from './market/choose.rules.ts'
import { kept } from './market/keep.ts'
import { marketOf } from './market/market.ts'
import { fromListings } from './market/sources.rules.ts'
import { downloadReport, getReport, listReports } from './report/show-report.ts'

export const analysisHandlers: Handlers<CallContext, typeof analysis & typeof analysisReports> = {
  getRange: async (ctx, filters) => {
    const market = await marketOf(ctx)
    const places = placesWanted(market, filters)
    const counts = countMarket(market, filters)
    const orNull = (value: number) => (counts.n === 0 ? null : value)
    return {
      data: {
        ...fromListings(places, counts.n),
        min_price: orNull(counts.minRupees),
        max_price: orNull(counts.maxRupees),
        min_area: orNull(counts.minSize),
        max_area: orNull(counts.maxSize),
        categories: categoryValues.map((category) => {
          const listedIn = listedInOf(category)
          if (filters.category !== undefined && filters.category !== listedIn) {
            return { category, n: 0, min_price: null, max_price: null }
          }
          const of = countMarket(market, { ...filters, category: listedIn })
          return {
            category,
            n: of.n,
            min_price: of.n === 0 ? null : of.minRupees,
            max_price: of.n === 0 ? null : of.maxRupees,
          }
        }),
      },
    }
  },
  listFilterValues: async (ctx, { filterName, ...filters }) => {
    const { places, n, values } = countValues(await marketOf(ctx), filterName, filters)
    return { data: { ...fromListings(places, n), filterName, values } }
  },
  getDetails: async (ctx, { id }) => ({ data: await getDetails(ctx, id) }),
  countCategories: async (ctx, filters) => {
    const market = await marketOf(ctx)
    const places = placesWanted(market, filters)
    const counts = countMarket(market, filters)
    return { data: { ...fromListings(places, counts.n), rows: countKinds(counts) } }
  },
  getAllData: async (ctx, { district, property_type, ...filters }) => {
    const asked = { ...filters, city: filters.city ?? district, subcategory: filters.subcategory ?? property_type }
    const market = await marketOf(ctx)
    const today = todayOf(ctx)
    return { data: kept(market, ['charts', asked, today], () => drawCharts(market, asked, today)) }
  },
  getUniqueData: async (ctx) => {
    const market = await marketOf(ctx)
    const { places } = market
    const counts = countMarket(market, {})
    return {
      data: {
        ...fromListings(places, counts.n),
        country: valuesOf.country(counts),
        state: valuesOf.state(counts),
        city: valuesOf.city(counts),
        category: valuesOf.category(counts),
        subcategory: valuesOf.subcategory(counts),
        bedrooms: valuesOf.bedrooms(counts),
        bathrooms: valuesOf.bathrooms(counts),
        floorsNo: valuesOf.floorsNo(counts),
        exteriorMaterial: valuesOf.exteriorMaterial(counts),
        structureType: valuesOf.structureType(counts),
        possession: valuesOf.possession(counts),
      },
    }
  },
  getMatchingData: async (ctx, { _id }) => ({ data: await getMatchingData(ctx, _id) }),
  listReports: async (ctx) => ({ data: await listReports(ctx) }),
  getReport: async (ctx, { reportId }) => ({ data: await getReport(ctx, reportId) }),
  downloadReport: (ctx, { reportId }) => downloadReport(ctx, reportId),
}
