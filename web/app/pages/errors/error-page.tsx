import { isRouteErrorResponse } from 'react-router'

export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="page-width py-16">
      <title>Something went wrong | Properysearch</title>
      <h1 className="text-2xl">Something went wrong ({status})</h1>
    </main>
  )
}
