// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { exampleAnalysis } from '../../features/analysis/example-analysis.fixture.ts'
import { QueryProvider } from '../../lib/query-provider.tsx'
import MyAnalysisPage from './my-analysis-page.tsx'

test('another filter draws every chart anew by one answer, and says what has changed', async () => {
  beSignedIn('user')
  const called = fakeServer({
    analysis: {
      getAllData: ({ bedrooms }) => ({
        data: { ...exampleAnalysis, summary: { ...exampleAnalysis.summary, n: bedrooms === undefined ? 60 : 22 } },
      }),
      listReports: () => ({ data: [] }),
    },
    search: {
      searchProperties: () =>
        ({
          data: [],
          page: 1,
          pageSize: 20,
          total: 0,
          isTotalExact: true,
          nextAfter: null,
          previousAfter: null,
          understood: { chips: [] },
          area: null,
          city: null,
        }) as never,
    },
  })
  show(
    <QueryProvider>
      <MyAnalysisPage />
    </QueryProvider>,
  )
  const inShort = await screen.findByRole('region', { name: 'In short' })
  expect(inShort.textContent).toContain('60 live')
  const asked = () => called.filter(({ call }) => call.startsWith('analysis.get'))
  expect(asked()).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Bedrooms'), { target: { value: '2' } })
  await waitFor(() => expect(screen.getByRole('region', { name: 'In short' }).textContent).toContain('22 live'))
  expect(asked().map(({ call }) => call)).toEqual(['analysis.getAllData', 'analysis.getAllData'])
  expect(asked()[1]?.input).toMatchObject({ city: 'Pune', subcategory: 'Flats', bedrooms: 2 })
})
