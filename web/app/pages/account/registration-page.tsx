export default function RegistrationPage() {
  return <h1>Registration</h1>
}
