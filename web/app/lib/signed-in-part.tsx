import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSession } from './session.ts'

/**
 * A part of a public page that only a signed-in person sees. Its code is loaded only for them, together with the query
 * client: inside, data is asked for as on private pages. `waiting` takes its place until it has loaded.
 */
export function signedInPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const [Content, { QueryProvider }] = await Promise.all([load(), import('./query-provider.tsx')])
    return {
      default: (props: Props) => (
        <QueryProvider>
          <Content {...props} />
        </QueryProvider>
      ),
    }
  }) as ComponentType<Props>
  return function SignedInPart(props: Props) {
    if (!useSession()) return null
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}
