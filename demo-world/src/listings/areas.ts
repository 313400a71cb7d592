// Well-known areas of 25 other cities, with approximate positions: name, pincode, latitude, longitude.
type Area = readonly [name: string, pincode: string, latitude: number, longitude: number]

export const areasOfCities: Readonly<Record<string, readonly Area[]>> = {
  Mumbai: [
    ['Andheri West', '400053', 19.1364, 72.8296],
    ['Powai', '400076', 19.1197, 72.9051],
    ['Dadar', '400014', 19.0186, 72.8443],
  ],
  Thane: [
    ['Ghodbunder Road', '400607', 19.259, 72.968],
    ['Kolshet', '400607', 19.242, 72.98],
    ['Naupada', '400602', 19.189, 72.972],
  ],
  'Navi Mumbai': [
    ['Vashi', '400703', 19.0771, 72.9986],
    ['Kharghar', '410210', 19.0473, 73.0699],
    ['Nerul', '400706', 19.0338, 73.0196],
  ],
  Nagpur: [
    ['Dharampeth', '440010', 21.14, 79.06],
    ['Manish Nagar', '440015', 21.09, 79.08],
    ['Wardha Road', '440025', 21.085, 79.065],
  ],
  Nashik: [
    ['Gangapur Road', '422013', 20.008, 73.76],
    ['Indira Nagar', '422009', 19.972, 73.785],
    ['College Road', '422005', 20.006, 73.77],
  ],
  'Chhatrapati Sambhajinagar': [
    ['Cidco N-4', '431003', 19.874, 75.37],
    ['Garkheda', '431009', 19.86, 75.35],
    ['Beed Bypass', '431010', 19.845, 75.335],
  ],
  Kolhapur: [
    ['Rajarampuri', '416008', 16.695, 74.245],
    ['Tarabai Park', '416003', 16.71, 74.245],
    ['Nagala Park', '416003', 16.712, 74.24],
  ],
  Bengaluru: [
    ['Whitefield', '560066', 12.9698, 77.75],
    ['HSR Layout', '560102', 12.9116, 77.6474],
    ['Yelahanka', '560064', 13.1007, 77.5963],
  ],
  Hyderabad: [
    ['Gachibowli', '500032', 17.4401, 78.3489],
    ['Kondapur', '500084', 17.464, 78.367],
    ['Uppal', '500039', 17.405, 78.559],
  ],
  Chennai: [
    ['Velachery', '600042', 12.975, 80.22],
    ['Anna Nagar', '600040', 13.085, 80.21],
    ['Sholinganallur', '600119', 12.901, 80.227],
  ],
  Coimbatore: [
    ['Saravanampatti', '641035', 11.08, 77],
    ['RS Puram', '641002', 11.009, 76.95],
    ['Peelamedu', '641004', 11.03, 77.02],
  ],
  Kochi: [
    ['Kakkanad', '682030', 10.015, 76.34],
    ['Edappally', '682024', 10.025, 76.308],
    ['Kaloor', '682017', 9.996, 76.299],
  ],
  Ahmedabad: [
    ['Bopal', '380058', 23.035, 72.465],
    ['Satellite', '380015', 23.03, 72.517],
    ['Gota', '382481', 23.101, 72.541],
  ],
  Surat: [
    ['Vesu', '395007', 21.141, 72.771],
    ['Adajan', '395009', 21.195, 72.795],
    ['Pal', '395009', 21.19, 72.775],
  ],
  Delhi: [
    ['Dwarka', '110075', 28.592, 77.046],
    ['Rohini', '110085', 28.736, 77.113],
    ['Saket', '110017', 28.524, 77.21],
  ],
  Gurugram: [
    ['Sector 49', '122018', 28.41, 77.048],
    ['Sohna Road', '122018', 28.4, 77.042],
    ['Sector 56', '122011', 28.425, 77.097],
  ],
  Noida: [
    ['Sector 62', '201309', 28.627, 77.365],
    ['Sector 76', '201301', 28.564, 77.383],
    ['Sector 137', '201305', 28.506, 77.407],
  ],
  Jaipur: [
    ['Vaishali Nagar', '302021', 26.911, 75.743],
    ['Mansarovar', '302020', 26.854, 75.76],
    ['Jagatpura', '302017', 26.823, 75.864],
  ],
  Lucknow: [
    ['Gomti Nagar', '226010', 26.85, 81],
    ['Indira Nagar', '226016', 26.887, 80.996],
    ['Aliganj', '226024', 26.895, 80.942],
  ],
  Indore: [
    ['Vijay Nagar', '452010', 22.753, 75.893],
    ['Palasia', '452001', 22.724, 75.883],
    ['Rau', '453331', 22.635, 75.812],
  ],
  Kolkata: [
    ['Salt Lake', '700064', 22.58, 88.415],
    ['New Town', '700156', 22.579, 88.476],
    ['Behala', '700034', 22.501, 88.318],
  ],
  Chandigarh: [
    ['Sector 35', '160022', 30.724, 76.762],
    ['Sector 44', '160047', 30.705, 76.754],
    ['Manimajra', '160101', 30.719, 76.835],
  ],
  Bhubaneswar: [
    ['Patia', '751024', 20.353, 85.819],
    ['Khandagiri', '751030', 20.256, 85.779],
    ['Saheed Nagar', '751007', 20.288, 85.844],
  ],
  Panaji: [
    ['Caranzalem', '403002', 15.469, 73.806],
    ['Miramar', '403001', 15.482, 73.808],
    ['Porvorim', '403521', 15.535, 73.828],
  ],
  Dehradun: [
    ['Rajpur Road', '248001', 30.35, 78.06],
    ['Sahastradhara Road', '248013', 30.347, 78.087],
    ['Vasant Vihar', '248006', 30.323, 78],
  ],
}
