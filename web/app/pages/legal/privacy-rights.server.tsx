import type { WrittenSection } from './legal-sections.server.ts'

/** What people may ask of us, and how. */
export const privacyRights: WrittenSection[] = [
  {
    id: 'consent',
    title: 'Your consent, and taking it back',
    body: (
      <>
        <p>
          We process your data because you agreed when you registered or filled in a form, or because a law requires it.
          Nothing is ticked for you in advance. Consent to one thing is never the price of another that does not need
          it.
        </p>
        <p>
          You can take consent back as easily as you gave it: remove the photo, change the details, sign out everywhere,
          or have the account erased. What was done before stays lawful; what needs the consent stops.
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
            <a href="/MyProfile">My Profile</a> you can ask for a copy and download it as a file.
          </li>
          <li>
            <strong>To correct and complete.</strong> Name, city and photo in My Profile; anything else through the
            grievance officer.
          </li>
          <li>
            <strong>To have it erased.</strong> In <a href="/MyProfile#your-data">My Profile</a> you can erase your
            account yourself, at once and for good. You are shown before what goes, what a law makes us keep and why. If
            you cannot sign in any more, write to the grievance officer from your registered e-mail.
          </li>
          <li>
            <strong>To complain.</strong> First to the grievance officer below, then to the Data Protection Board of
            India.
          </li>
          <li>
            <strong>To name someone</strong> who may use these rights for you after your death or if you can no longer
            do so yourself. Tell the grievance officer whom.
          </li>
        </ul>
        <p>
          We may ask you to confirm that it is you, by a code to your mobile number. None of this costs anything. The
          law also asks you to give true details and not to complain falsely.
        </p>
      </>
    ),
  },
  {
    id: 'erasure',
    title: 'When we erase by ourselves',
    body: (
      <p>
        When a purpose is over, the data goes; the table above says when. Invoices and tax records stay as long as tax
        law asks. Records of consent and of how data was processed stay at least one year, as the rules ask.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Properysearch is for adults. Nobody under 18 may register. If we learn that someone under 18 has an account, we
        close it and erase its data. We do not track children or show them targeted ads.
      </p>
    ),
  },
]
