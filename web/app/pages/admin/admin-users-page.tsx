import { Search } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PeopleList } from '../../features/backoffice/people-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Form } from '../../ui/link.tsx'

export const meta = () => privateMeta('People')

export default function AdminUsersPage() {
  const text = useSearchParams()[0].get('text') ?? ''
  return (
    <>
      <PageHeader title="People">Everyone with an account, newest first. Contact details are masked.</PageHeader>
      <Form role="search" key={text} className="mb-5 flex max-w-xl gap-2">
        <input
          type="search"
          name="text"
          defaultValue={text}
          maxLength={100}
          aria-label="Name, email, mobile or id"
          placeholder="Name, email, mobile or id"
          className={controlClass}
        />
        <Button type="submit" look="secondary">
          <Search aria-hidden className="size-4" />
          Find
        </Button>
      </Form>
      <PeopleList text={text} />
    </>
  )
}
