import { apiContext } from '../../lib/api-context.ts'
import type { Route } from './+types/home-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).places.listLocalities()
  return { localities: data }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.localities.length} localities of Pune</h1>
}
