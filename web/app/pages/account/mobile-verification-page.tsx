export default function MobileVerificationPage() {
  return <h1>MobileVerification</h1>
}
