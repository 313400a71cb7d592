// Common first and last names of Pune and of India; any pair is invented.
const list = (text: string) => text.trim().split(/\s+/)

export const firstNames = list(`
  Aditi Anagha Aniket Ashwini Chinmay Gauri Hrishikesh Ketaki Mandar Manasi Mrunal Neha Omkar Prajakta Pranav Rucha Sagar
  Sayali Shantanu Shreyas Swapnil Tejas Tanvi Vaishnavi Yogesh Aarav Ananya Arjun Farhan Harpreet Imran Ishita Joseph
  Karthik Lakshmi Meera Nazia Priya Rahul Rohit Sana Simran Sneha Vikram Zoya`)

export const lastNames = list(`
  Kulkarni Deshpande Joshi Patil Pawar Jadhav Shinde Kadam Bhosale More Gaikwad Chavan Kale Gokhale Apte Phadke Ranade
  Deshmukh Salunkhe Mane Thorat Wagh Sonawane Kamble Londhe Sharma Gupta Agarwal Singh Verma Iyer Nair Reddy Rao Menon
  Shah Patel Mehta Jain Khan Shaikh Ansari D'Souza Fernandes Das Banerjee Mukherjee Gill Sandhu Mishra`)
