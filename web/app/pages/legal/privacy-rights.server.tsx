import { loginThenBackTo } from '../../lib/next-page.ts'
import { pathTo } from '../../screens.ts'
import type { WrittenSection } from './legal-sections.server.ts'

/** What people may ask of us, and how. */
export const privacyRights: WrittenSection[] = [
  {
    id: 'consent',
    title: 'Your consent, and withdrawing it',
    body: (
      <>
        <p>
          We process your data because you agreed when you registered or filled in a form, or because a law requires it.
          Nothing is ticked for you in advance. We never make one thing depend on your consent to another.
        </p>
        <p>
          You can withdraw consent as easily as you gave it: remove the photo, change the details, sign out everywhere,
          or have the account erased. What we did before stays lawful; whatever needs the consent stops.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <strong>To see.</strong> A summary of the data we hold, what we do with it, and with whom it was shared. In{' '}
            <a href={loginThenBackTo(pathTo('myProfile'))}>My Profile</a> you can ask for a copy and download it as a
            file.
          </li>
          <li>
            <strong>To correct and complete.</strong> Name, city and photo in My Profile; anything else through the
            grievance officer.
          </li>
          <li>
            <strong>To have it erased.</strong> In{' '}
            <a href={loginThenBackTo(`${pathTo('myProfile')}#your-data`)}>My Profile</a> you can erase your account
            yourself, immediately and permanently. We first show you what will be deleted, what a law makes us keep and
            why. If you can no longer sign in, write to the grievance officer from your registered email.
          </li>
          <li>
            <strong>To complain.</strong> First to the grievance officer below, then to the Data Protection Board of
            India.
          </li>
          <li>
            <strong>To name someone</strong> who may use these rights for you after your death or if you can no longer
            do so yourself. Tell the grievance officer who that is.
          </li>
        </ul>
        <p>
          We may ask you to confirm your identity with a code sent to your mobile number. All of this is free. The law
          also requires you to give true details and not to make false complaints.
        </p>
      </>
    ),
  },
  {
    id: 'erasure',
    title: 'When we erase data without being asked',
    body: (
      <p>
        When a purpose has been served, the data is deleted; the table above says when. Invoices and tax records stay as
        long as tax law requires. Records of consent and of how data was processed stay for at least one year, as the
        rules require.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Properysearch is for adults. No one under 18 may register. If we learn that someone under 18 has an account, we
        close it and erase its data. We do not track children or show them targeted ads.
      </p>
    ),
  },
]
