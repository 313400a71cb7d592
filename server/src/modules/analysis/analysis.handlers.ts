import type { analysis } from '@properysearch/contract/analysis/calls'
import { type AnalysisFilters, categoryValues, listedInOf } from '@properysearch/contract/analysis/facts'
import type { analysisReports } from '@properysearch/contract/analysis/report-calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { drawCharts } from './charts/draw-charts.ts'
import { countKinds, countValues, rangeOf, valuesOf, withListings } from './counting.rules.ts'
import { getDetails, getMatchingData, todayOf } from './get-details.ts'
import { kept } from './market/keep.ts'
import { type Market, marketOf } from './market/market.ts'
import { fromListings } from './market/sources.rules.ts'
import { downloadReport, getReport, listReports } from './report/show-report.ts'

export const analysisHandlers: Handlers<CallContext, typeof analysis & typeof analysisReports> = {
  getRange: async (ctx, filters) => {
    const market = await marketOf(ctx)
    return { data: kept(market, ['range', filters], () => tellRange(market, filters)) }
  },
  listFilterValues: async (ctx, { filterName, ...filters }) => {
    const market = await marketOf(ctx)
    const { places, n, values } = kept(market, ['values', filterName, filters], () =>
      countValues(market, filterName, filters),
    )
    return { data: { ...fromListings(places, n), filterName, values } }
  },
  getDetails: async (ctx, { id }) => ({ data: await getDetails(ctx, id) }),
  countCategories: async (ctx, filters) => {
    const market = await marketOf(ctx)
    return {
      data: kept(market, ['kinds', filters], () =>
        withListings(market, filters, (chosen) => {
          return { ...fromListings(chosen.places, chosen.n), rows: countKinds(chosen) }
        }),
      ),
    }
  },
  getAllData: async (ctx, { district, property_type, ...filters }) => {
    const asked = { ...filters, city: filters.city ?? district, subcategory: filters.subcategory ?? property_type }
    const market = await marketOf(ctx)
    const today = todayOf(ctx)
    return { data: kept(market, ['charts', asked, today], () => drawCharts(market, asked, today)) }
  },
  getUniqueData: async (ctx) => {
    const market = await marketOf(ctx)
    return { data: kept(market, ['unique'], () => tellUnique(market)) }
  },
  getMatchingData: async (ctx, { _id }) => ({ data: await getMatchingData(ctx, _id) }),
  listReports: async (ctx) => ({ data: await listReports(ctx) }),
  getReport: async (ctx, { reportId }) => ({ data: await getReport(ctx, reportId) }),
  downloadReport: (ctx, { reportId }) => downloadReport(ctx, reportId),
}

function tellRange(market: Market, filters: AnalysisFilters) {
  const told = (given: AnalysisFilters) =>
    withListings(market, given, (chosen) => {
      const { minRupees, maxRupees, minSize, maxSize } = rangeOf(chosen)
      const orNull = (value: number) => (chosen.n === 0 ? null : value)
      const prices = { n: chosen.n, min_price: orNull(minRupees), max_price: orNull(maxRupees) }
      return { places: chosen.places, prices, areas: { min_area: orNull(minSize), max_area: orNull(maxSize) } }
    })
  const { places, prices, areas } = told(filters)
  return {
    ...fromListings(places, prices.n),
    ...prices,
    ...areas,
    categories: categoryValues.map((category) => {
      const listedIn = listedInOf(category)
      const isOther = filters.category !== undefined && filters.category !== listedIn
      const none = { n: 0, min_price: null, max_price: null }
      return { category, ...(isOther ? none : told({ ...filters, category: listedIn }).prices) }
    }),
  }
}

const tellUnique = (market: Market) =>
  withListings(market, {}, (chosen) => ({
    ...fromListings(chosen.places, chosen.n),
    country: valuesOf.country(chosen),
    state: valuesOf.state(chosen),
    city: valuesOf.city(chosen),
    category: valuesOf.category(chosen),
    subcategory: valuesOf.subcategory(chosen),
    bedrooms: valuesOf.bedrooms(chosen),
    bathrooms: valuesOf.bathrooms(chosen),
    floorsNo: valuesOf.floorsNo(chosen),
    exteriorMaterial: valuesOf.exteriorMaterial(chosen),
    structureType: valuesOf.structureType(chosen),
    possession: valuesOf.possession(chosen),
  }))
