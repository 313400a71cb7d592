import { registrationRoles } from '@properysearch/contract/roles'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '../../screens.ts'

const people = [
  {
    role: 'user',
    picture: 'picture-door',
    title: 'Buyers and sellers',
    text: 'One account to look, to own and to let. You register with your name, your city and a mobile number.',
  },
  {
    role: 'agent',
    picture: 'picture-gate',
    title: 'Agents',
    text: 'You register with the place you work from, set on the map, and move it when you move.',
  },
  {
    role: 'lawyer',
    picture: 'picture-desk',
    title: 'Lawyers',
    text: 'Lawyers are never ranked, rated or promoted here. Their profession’s rules say so, and so do ours.',
  },
  {
    role: 'evaluator',
    picture: 'picture-measures',
    title: 'Property evaluators',
    text: 'You register with your name and city, and prove your mobile number like everyone else.',
  },
] as const satisfies { role: keyof typeof registrationRoles; picture: string; title: string; text: string }[]

const steps = [
  ['Choose your role', 'It decides what your account is for. One account has one role.'],
  ['Prove your mobile number', 'We send a six-digit code by SMS. It works for ten minutes.'],
  ['Keep your account in your hands', 'Change your details, see where you are signed in, ask for a copy of your data.'],
]

export function ForWhom() {
  return (
    <section aria-labelledby="for-whom-title" className="border-line border-t bg-card py-16 lg:py-24">
      <div className="page-width">
        <h2 id="for-whom-title" className="max-w-[24ch] text-2xl sm:text-3xl">
          One account, four ways to use it
        </h2>
        <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
          {people.map(({ role, picture, title, text }) => (
            <li key={role} className="flex flex-col max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:gap-x-4">
              <div
                className={`picture ${picture} aspect-3/2 rounded-card border border-line max-sm:row-span-3 max-sm:aspect-4/5 max-sm:self-start`}
              />
              <h3 className="text-lg sm:mt-4">{title}</h3>
              <p className="mt-1 mb-2 text-soft-ink">{text}</p>
              <Link
                to={`${pathTo('registration')}?role=${role}`}
                className="group mt-auto inline-flex min-h-11 items-center gap-1.5 self-start font-semibold text-leaf hover:underline"
              >
                Register <span className="sr-only">as {registrationRoles[role]}</span>
                <ArrowRight
                  aria-hidden
                  className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          ))}
        </ul>
        <ol className="mt-14 grid gap-x-6 gap-y-8 border-line border-t pt-10 md:grid-cols-3">
          {steps.map(([title, text], i) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] items-baseline">
              <span aria-hidden className="figures text-2xl text-leaf">
                {i + 1}
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-soft-ink">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
