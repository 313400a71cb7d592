import { pathTo } from '@properysearch/contract/screens'
/** The first thing a new person is told. */
export const welcome = {
  title: 'Welcome to Properysearch',
  body: 'Your mobile number is verified and your account is open. Add a photo, so that people know who they are dealing with.',
  link: pathTo('myProfile'),
}
