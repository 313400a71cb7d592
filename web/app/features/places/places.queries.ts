import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** Cities and localities change rarely: asked for once a visit. */
const keep = { staleTime: Number.POSITIVE_INFINITY }

export function useCities() {
  return useQuery({ queryKey: ['cities'], queryFn: () => api.places.listCities(), ...keep }).data?.data ?? []
}

export function useLocalities() {
  return useQuery({ queryKey: ['localities'], queryFn: () => api.places.listLocalities({}), ...keep }).data?.data ?? []
}
