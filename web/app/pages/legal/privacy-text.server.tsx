import { CompanyFacts, GrievanceOfficer } from './company-facts.server.tsx'
import type { WrittenSection } from './legal-sections.server.ts'
import { privacyRights } from './privacy-rights.server.tsx'

/** What we hold and why: the notice that the Digital Personal Data Protection Act asks for, item by item. */
export const privacyText: WrittenSection[] = [
  {
    id: 'who',
    title: 'Who we are, and which law applies',
    body: (
      <>
        <p>
          We run Properysearch, a marketplace for property in India. For the personal data described here we are the
          <em> data fiduciary</em> under the Digital Personal Data Protection Act 2023 and the Digital Personal Data
          Protection Rules 2025. Parts of those rules come into force only by May 2027; we already follow them. Until
          then section 43A of the Information Technology Act 2000 and its rules of 2011 apply as well.
        </p>
        <CompanyFacts />
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we collect, and what for',
    body: (
      <>
        <p>
          We ask only for what a purpose needs. Each row is one purpose; data collected for it is not used for another.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">What for</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">First and last name, email, mobile number, city, role</th>
              <td>Your account: to know you, to reach you, to show what your role allows</td>
              <td>Until you have the account erased</td>
            </tr>
            <tr>
              <th scope="row">Password and one-time codes</th>
              <td>To let only you in. Kept as hashes that cannot be reversed</td>
              <td>Password: as long as the account. A code works for 10 minutes</td>
            </tr>
            <tr>
              <th scope="row">A registration not yet confirmed by its code</th>
              <td>To finish it</td>
              <td>24 hours</td>
            </tr>
            <tr>
              <th scope="row">Place of work on the map (agents only)</th>
              <td>To say where you work</td>
              <td>Until you change it or have the account erased</td>
            </tr>
            <tr>
              <th scope="row">Professional registration number (agents, lawyers, evaluators)</th>
              <td>To compare it with the public register, so that people can trust it</td>
              <td>Until you change it or have the account erased</td>
            </tr>
            <tr>
              <th scope="row">
                What you write about your profession, the places you serve, your languages, services and fees (agents,
                lawyers, evaluators)
              </th>
              <td>To let people find and choose you</td>
              <td>Until you change it or have the account erased</td>
            </tr>
            <tr>
              <th scope="row">Certificate of registration, if you send one</th>
              <td>To check your number more quickly. Only our team can open it</td>
              <td>30 days after your number has been decided about</td>
            </tr>
            <tr>
              <th scope="row">Profile photo, if you add one</th>
              <td>To show who you are to those you deal with</td>
              <td>Until you remove it</td>
            </tr>
            <tr>
              <th scope="row">Kind of device, network address and times of your sign-ins</th>
              <td>To keep you signed in, to show you where you are signed in, to stop people guessing passwords</td>
              <td>30 days after last use, or until you sign out</td>
            </tr>
            <tr>
              <th scope="row">
                For each ad you viewed or opened, a keyed hash of your account or your browser’s number
              </th>
              <td>To count a visitor once per ad. It cannot be reversed; no network address is kept</td>
              <td>30 days after the ad has ended</td>
            </tr>
            <tr>
              <th scope="row">Server log: which kind of page or call, time, result</th>
              <td>To keep the service running and safe. No content, no passwords, no codes</td>
              <td>As long as safety and the law require, normally one year</td>
            </tr>
          </tbody>
        </table>
        <h3>When you list, deal or pay</h3>
        <p>
          The more you do, the more we must hold. When you post a property we hold its details, photos and papers; the
          papers are private. When you bid, book, meet or write to someone, we hold that record for you and the other
          side. When you pay, we hold the order and its GST invoice, which tax law makes us keep for 72 months after the
          year’s return is due. Each form says what it is for before you fill it in.
        </p>
        <h3>When you ask agents, visit a property or hire a professional</h3>
        <p>
          What you tell agents is read by those near the place without your name and number; at most three of them, who
          unlock it, see both until you close it. The person who shows you a property sees your name and, once a time is
          agreed, your mobile number until two days after the visit. A professional you hire sees your name and what you
          asked for. Only your lawyer and you can open the papers of your case; our team cannot.
        </p>
        <h3>When somebody names you in a deal</h3>
        <p>
          A buyer or seller may name you as a co-owner or joint buyer, with your name, mobile number and share. We send
          you a link by SMS, and only you can confirm it. Your number is kept encrypted and shown only in masked form;
          it is deleted when you decline, a month after the deal is called off, or a year after it is completed.
        </p>
        <h3>When you browse</h3>
        <p>
          You can read every public page without an account and without telling us who you are. If you let the browser
          share your location, we use it once to find what is near; we do not store it on our servers.
        </p>
      </>
    ),
  },
  {
    id: 'identity',
    title: 'Aadhaar, PAN and bank details',
    body: (
      <>
        <p>
          We ask for these only where identity matters, such as before a property is posted or money is paid out, and
          only with your consent at that moment. To post a property, PAN alone is enough. Agents must verify both.
        </p>
        <ul>
          <li>
            <strong>Aadhaar, by code.</strong> The number goes to the verification service for that one check. We keep
            its last four digits, a keyed hash that tells us whether the same number was used before, and the record of
            your consent. We never keep the number, the photo or the reply.
          </li>
          <li>
            <strong>Aadhaar, through DigiLocker.</strong> You sign in to DigiLocker, run by the Government of India, and
            share your Aadhaar there; the verification service hands us the document. We read the name, date of birth,
            gender and last four digits from it. We keep the last four digits, a keyed hash of these four details that
            tells us whether the same Aadhaar was used before, and the record of your consent, never the document.
          </li>
          <li>
            <strong>The name on a proof.</strong> If it differs from your profile, or your Aadhaar resembles that of
            another account, the name is kept encrypted until our team has compared it, and is then deleted.
          </li>
          <li>
            <strong>PAN.</strong> Kept encrypted, shown only in masked form.
          </li>
          <li>
            <strong>Bank account.</strong> Kept encrypted, shown only in masked form, checked by a transfer of ₹1.
          </li>
          <li>
            <strong>How long.</strong> Until you remove the bank account or have your account erased. A check without a
            result is deleted after 30 days.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <p>
        Payments are taken by a payment partner that the Reserve Bank of India has authorised. Card numbers, UPI PINs
        and bank passwords are typed on the partner’s page and never reach us. From the partner we learn whether a
        payment succeeded, its amount, its reference and the kind of method used. Money between a buyer and a seller,
        and the fee of a professional until it is due, is held by the payment partner, not by us.
      </p>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies and what your browser keeps',
    body: (
      <>
        <p>
          We set one cookie, “city”, once you choose a city or share where you are. It keeps the name of that city, so
          that we can show it to you next time; it lasts a year and identifies nobody. We use no analytics or
          advertising scripts from other companies; an advertiser’s video from YouTube is played by YouTube’s own player
          in its cookie-free mode. Your browser keeps the following for us; it stays on your device, and is removed when
          you clear the site’s data.
        </p>
        <p>
          If your browser keeps nothing, an ad is counted once a day by a hash of your network address, which cannot be
          reversed. Such hashes also record how much was counted from one network address in a day, so that no one can
          fake views; they are deleted after two days.
        </p>
        <ul>
          <li>
            <strong>After you sign in</strong> (local storage): your sign-in token, user number, role, first and last
            name, email and city; for agents also the place of work. Signing out removes all of it.
          </li>
          <li>
            <strong>That you have signed in here before</strong> (local storage): a random value for each of the last
            three accounts, so that a stranger’s wrong passwords do not keep you waiting. It opens no account. It stays
            when you sign out, and becomes worthless once you change your password or sign out everywhere.
          </li>
          <li>
            <strong>Your theme</strong> (local storage): “light” or “dark”, if you chose one.
          </li>
          <li>
            <strong>Your location</strong> (session storage): latitude, longitude and city, if you shared it. It is
            removed when you close the tab.
          </li>
          <li>
            <strong>Ads</strong> (local storage): a random number that our server signs and gives to your browser, and
            which ads it has shown you, so that each is counted once. The number also lets a listing count you once a
            day. It says nothing about you, and we keep no list of who has which.
          </li>
          <li>
            <strong>What you looked at</strong> (local storage): the last twelve properties you opened, and up to four
            that you chose to compare. Both are sent to us only to show you those properties.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who we share data with',
    body: (
      <>
        <p>We do not sell personal data or lend it for advertising. We share it with:</p>
        <ul>
          <li>
            <strong>The other side of a deal</strong>, to the extent they need it. An owner’s number is visible only to
            people who unlocked it, and the owner can see who they are.
          </li>
          <li>
            <strong>Those who work for us</strong> under contract: hosting, email and SMS delivery, identity checks, the
            payment partner. They may use the data for that work only.
          </li>
          <li>
            <strong>Map servers</strong>: a map’s background comes from OpenStreetMap or another map server, which sees
            your network address and which part of the map you look at. When you share your location, our server may ask
            a geocoding service, such as Google’s or Nominatim, for the name of the city; it sees the position, not who
            you are.
          </li>
          <li>
            <strong>Authorities</strong>, when a law or a court orders it, and only to that extent.
          </li>
        </ul>
        <p>
          Ads are marked as ads. We count how often an ad was seen or clicked; the advertiser gets the count, not who
          you are.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    body: (
      <>
        <p>
          Connections are encrypted. Passwords, sign-in tokens and codes are stored only as hashes; PAN and bank details
          are encrypted. Staff see only what their work requires, and every access and change is logged. After several
          wrong passwords, further attempts have to wait longer and longer.
        </p>
        <p>
          If data is exposed all the same, we tell each person concerned without delay what happened, what may follow,
          what we have done, what they can do, and whom to ask. We inform the Data Protection Board at the same time,
          with a full report within 72 hours.
        </p>
      </>
    ),
  },
  ...privacyRights,
  {
    id: 'grievance',
    title: 'Grievance officer',
    body: (
      <>
        <p>
          For anything about your data, a listing, a person or a payment, write to the grievance officer. You will get
          an acknowledgement with a number within 24 hours, and a decision with its reasons within 15 days. For requests
          about your personal data, the law allows up to 90 days; we aim for 15.
        </p>
        <GrievanceOfficer />
        <p>
          If the answer does not satisfy you, you may complain to the Data Protection Board of India about personal
          data, to the Grievance Appellate Committee about a decision on content, or to the National Consumer Helpline
          (1915) and the consumer commissions about a purchase.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this notice',
    body: (
      <p>
        When this notice changes, we change its date and say at the top what is new. If a change needs your consent, we
        ask for it; until you give it, the old notice applies to you. You may ask for this notice in any language of the
        Eighth Schedule to the Constitution.
      </p>
    ),
  },
]
