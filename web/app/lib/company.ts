/**
 * Who runs this installation. These are sample facts, and the legal pages say so as long as `isSample` is true.
 * Whoever takes the product live puts their own here, in this one place, before opening it to people.
 */
export const company = {
  isSample: true,
  brand: 'Properysearch',
  legalName: 'Properysearch Sample Private Limited',
  address: ['Sample House, 1 Example Road', 'Shivajinagar, Pune 411005', 'Maharashtra, India'],
  cin: 'Sample: the company’s CIN goes here',
  gstin: 'Sample: the company’s GSTIN goes here',
  email: 'hello@properysearch.example',
  phone: '+91 00000 00000',
  /** WhatsApp click-to-chat: the number with its country code, digits only. */
  chatUrl: 'https://wa.me/910000000000',
  /** The sign-in page of the agents' learning-management system. */
  trainingUrl: 'https://learn.properysearch.example/login',
  grievanceOfficer: {
    name: 'Asha Sample',
    email: 'grievance@properysearch.example',
    phone: '+91 00000 00000',
    hours: 'Monday to Friday, 10 am to 6 pm',
  },
} as const

export const socialLinks = [
  { name: 'Facebook', url: 'https://www.facebook.com/properysearch' },
  { name: 'Instagram', url: 'https://www.instagram.com/properysearch' },
  { name: 'X', url: 'https://x.com/properysearch' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/properysearch' },
  { name: 'YouTube', url: 'https://www.youtube.com/@properysearch' },
] as const

export const mahaReraUrl = 'https://maharera.maharashtra.gov.in'
