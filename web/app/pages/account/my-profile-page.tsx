export default function MyProfilePage() {
  return <h1>MyProfile</h1>
}
