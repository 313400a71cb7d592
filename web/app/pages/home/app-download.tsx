import { Download, Share, SquarePlus } from 'lucide-react'
import { useInstall } from '../../lib/install.ts'
import { Button } from '../../ui/button.tsx'

const steps = [
  { icon: Share, where: 'iPhone, in Safari', how: 'Press Share, then Add to Home Screen.' },
  { icon: SquarePlus, where: 'Android, in Chrome', how: 'Open the menu, then Add to Home screen.' },
]

/** The product is its own app: it is put on the phone from here, without a shop between. */
export function AppDownload() {
  const install = useInstall()
  return (
    <section id="app" aria-labelledby="app-title" className="border-line border-y bg-leaf-wash">
      <div className="page-width grid grid-cols-1 items-center gap-10 py-14 md:grid-cols-[1fr_auto] lg:py-20">
        <div>
          <h2 id="app-title" className="text-2xl sm:text-3xl">
            Properysearch on your phone
          </h2>
          <p className="mt-3 max-w-prose">
            Put it on your home screen. It opens like an app, takes hardly any space, and is always the newest version.
          </p>
          {install ? (
            <Button onClick={install} className="mt-6">
              <Download aria-hidden className="size-4.5" />
              Install the app
            </Button>
          ) : (
            <dl className="mt-6 grid max-w-lg gap-4 sm:grid-cols-2">
              {steps.map(({ icon: Icon, where, how }) => (
                <div key={where} className="grid grid-cols-[auto_1fr] gap-x-3">
                  <Icon aria-hidden className="mt-1 size-5 text-leaf" />
                  <dt className="font-semibold">{where}</dt>
                  <dd className="col-start-2">{how}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <Phone />
      </div>
    </section>
  )
}

/** A phone with the home page on it, drawn from the page's own parts. */
function Phone() {
  return (
    <div
      aria-hidden
      className="mx-auto w-56 max-w-full rounded-[2.25rem] border-[0.6rem] border-ink bg-ground shadow-raised"
    >
      <div className="overflow-hidden rounded-[1.6rem]">
        <p className="px-4 pt-5 pb-3 text-center font-semibold text-sm leading-snug">
          A home in Pune, from the first look to the last payment.
        </p>
        <div className="mx-3 flex items-center justify-between rounded-control border border-line bg-card px-3 py-2 text-soft-ink text-xs">
          Baner, 2 BHK <span className="rounded-sm bg-leaf px-2 py-1 font-semibold text-on-leaf">Search</span>
        </div>
        <div className="picture picture-pune-evening mt-3 aspect-3/2 bg-cover" />
        <div className="grid gap-2 p-3">
          <div className="picture picture-door aspect-2/1 rounded-control border border-line" />
          <div className="h-2.5 w-20 rounded-full bg-ink/80" />
          <div className="h-2 w-36 rounded-full bg-edge/60" />
          <div className="mb-2 h-2 w-28 rounded-full bg-edge/40" />
        </div>
      </div>
    </div>
  )
}
