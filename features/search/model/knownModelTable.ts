/**
 * Well-known models of recent years, sold here or not: make, model, body, length in mm, price when new in
 * thousands of SEK, main fuel, drive, seats. Rough figures, used to compare models and never shown.
 */
export const knownModelTable = `
Alfa Romeo|Giulia|saloon|4643|600|petrol|RWD|5
Alfa Romeo|Stelvio|suv|4687|680|petrol|AWD|5
Alfa Romeo|Tonale|suv|4528|480|plugIn|AWD|5
Audi|A1|hatchback|4029|290|petrol|FWD|5
Audi|A3|hatchback|4343|380|petrol|FWD|5
Audi|A4|estate|4762|480|petrol|FWD|5
Audi|A5|estate|4829|540|petrol|FWD|5
Audi|A6|estate|4939|640|diesel|AWD|5
Audi|A6 e-tron|estate|4928|780|electric|RWD|5
Audi|e-tron|suv|4901|850|electric|AWD|5
Audi|Q2|suv|4208|370|petrol|FWD|5
Audi|Q3|suv|4484|480|plugIn|FWD|5
Audi|Q4 e-tron|suv|4588|600|electric|RWD|5
Audi|Q5|suv|4682|690|plugIn|AWD|5
Audi|Q6 e-tron|suv|4771|850|electric|AWD|5
Audi|Q7|suv|5064|950|diesel|AWD|7
Audi|Q8 e-tron|suv|4915|980|electric|AWD|5
BMW|1 Series|hatchback|4361|400|petrol|FWD|5
BMW|2 Series Active Tourer|mpv|4386|480|plugIn|FWD|5
BMW|3 Series|saloon|4713|560|plugIn|RWD|5
BMW|3 Series Touring|estate|4713|600|plugIn|AWD|5
BMW|5 Series|saloon|5060|740|plugIn|RWD|5
BMW|5 Series Touring|estate|5060|750|plugIn|RWD|5
BMW|i3|city|4006|420|electric|RWD|4
BMW|i4|saloon|4783|660|electric|RWD|5
BMW|i5|saloon|5060|830|electric|RWD|5
BMW|i5 Touring|estate|5060|850|electric|RWD|5
BMW|iX|suv|4965|940|electric|AWD|5
BMW|iX1|suv|4500|610|electric|AWD|5
BMW|iX2|coupeSuv|4554|560|electric|FWD|5
BMW|iX3|suv|4734|700|electric|RWD|5
BMW|X1|suv|4500|500|plugIn|AWD|5
BMW|X3|suv|4755|720|plugIn|AWD|5
BMW|X5|suv|4935|1000|plugIn|AWD|5
BYD|Atto 3|suv|4455|450|electric|FWD|5
BYD|Dolphin|hatchback|4290|350|electric|FWD|5
BYD|Seal|saloon|4800|520|electric|RWD|5
BYD|Sealion 7|suv|4830|590|electric|RWD|5
Citroen|C3|hatchback|4015|230|petrol|FWD|5
Citroen|e-C3|hatchback|4015|290|electric|FWD|5
Citroen|C4|hatchback|4360|330|petrol|FWD|5
Citroen|C5 Aircross|suv|4500|420|plugIn|FWD|5
Citroen|Berlingo|mpv|4403|330|diesel|FWD|7
Citroen|Jumpy|van|4980|400|diesel|FWD|3
Cupra|Born|hatchback|4322|450|electric|RWD|5
Cupra|Formentor|suv|4450|480|plugIn|AWD|5
Cupra|Leon|estate|4642|430|plugIn|FWD|5
Cupra|Tavascan|coupeSuv|4644|590|electric|RWD|5
Dacia|Bigster|suv|4570|350|hybrid|FWD|5
Dacia|Duster|suv|4343|300|hybrid|FWD|5
Dacia|Jogger|estate|4547|300|hybrid|FWD|7
Dacia|Logan|saloon|4396|180|petrol|FWD|5
Dacia|Sandero|hatchback|4099|195|petrol|FWD|5
Dacia|Spring|city|3701|235|electric|FWD|4
Fiat|500|city|3632|250|petrol|FWD|4
Fiat|500e|city|3632|350|electric|FWD|4
Fiat|600|suv|4171|360|electric|FWD|5
Fiat|Panda|city|3653|190|petrol|FWD|5
Fiat|Tipo|hatchback|4368|260|petrol|FWD|5
Fiat|Ducato|van|5413|430|diesel|FWD|3
Ford|Capri|coupeSuv|4634|540|electric|RWD|5
Ford|Explorer|suv|4468|520|electric|RWD|5
Ford|F-150|pickup|5890|880|petrol|AWD|5
Ford|F-150 Lightning|pickup|5885|1000|electric|AWD|5
Ford|Fiesta|hatchback|4040|230|petrol|FWD|5
Ford|Focus|estate|4668|310|petrol|FWD|5
Ford|Kuga|suv|4614|430|plugIn|FWD|5
Ford|Mondeo|estate|4867|370|diesel|FWD|5
Ford|Mustang|saloon|4811|650|petrol|RWD|4
Ford|Mustang Mach-E|suv|4713|660|electric|AWD|5
Ford|Puma|suv|4186|300|petrol|FWD|5
Ford|Puma Gen-E|suv|4214|390|electric|FWD|5
Ford|Ranger|pickup|5370|450|diesel|AWD|5
Ford|Transit|van|5531|430|diesel|RWD|3
Ford|Transit Custom|van|5050|400|diesel|FWD|3
Ford|S-Max|mpv|4796|420|diesel|FWD|7
Honda|Civic|hatchback|4551|380|hybrid|FWD|5
Honda|CR-V|suv|4706|520|hybrid|AWD|5
Honda|HR-V|suv|4340|390|hybrid|FWD|5
Honda|Jazz|hatchback|4044|300|hybrid|FWD|5
Hyundai|Bayon|suv|4180|250|petrol|FWD|5
Hyundai|i10|city|3670|190|petrol|FWD|5
Hyundai|i20|hatchback|4040|230|petrol|FWD|5
Hyundai|i30|estate|4585|290|petrol|FWD|5
Hyundai|Ioniq 5|suv|4635|560|electric|RWD|5
Hyundai|Ioniq 6|saloon|4855|600|electric|RWD|5
Hyundai|Inster|city|3825|290|electric|FWD|4
Hyundai|Kona|suv|4350|360|hybrid|FWD|5
Hyundai|Kona Electric|suv|4355|430|electric|FWD|5
Hyundai|Santa Fe|suv|4830|650|plugIn|AWD|7
Hyundai|Tucson|suv|4500|430|plugIn|AWD|5
IVECO|Daily|van|5700|450|diesel|RWD|3
IVECO|eDaily|van|5700|700|electric|RWD|3
Jaguar|E-Pace|suv|4395|520|plugIn|AWD|5
Jaguar|F-Pace|suv|4747|750|plugIn|AWD|5
Jaguar|I-Pace|suv|4682|850|electric|AWD|5
Jeep|Avenger|suv|4084|380|electric|FWD|5
Jeep|Compass|suv|4404|450|plugIn|AWD|5
Jeep|Renegade|suv|4236|400|plugIn|AWD|5
Jeep|Wrangler|suv|4882|850|plugIn|AWD|5
Kia|Ceed|estate|4605|290|petrol|FWD|5
Kia|EV3|suv|4300|450|electric|FWD|5
Kia|EV6|suv|4695|600|electric|AWD|5
Kia|EV9|suv|5010|850|electric|AWD|7
Kia|Niro|suv|4420|400|plugIn|FWD|5
Kia|Picanto|city|3605|190|petrol|FWD|5
Kia|Sorento|suv|4815|650|plugIn|AWD|7
Kia|Sportage|suv|4515|420|plugIn|AWD|5
Kia|Stonic|suv|4140|260|petrol|FWD|5
Kia|XCeed|suv|4395|360|plugIn|FWD|5
Land Rover|Defender|suv|4758|950|diesel|AWD|5
Land Rover|Discovery|suv|4956|950|diesel|AWD|7
Land Rover|Discovery Sport|suv|4597|620|plugIn|AWD|7
Land Rover|Range Rover|suv|5052|1600|plugIn|AWD|5
Land Rover|Range Rover Evoque|suv|4371|580|plugIn|AWD|5
Land Rover|Range Rover Sport|suv|4946|1200|plugIn|AWD|5
Lexus|NX|suv|4660|650|plugIn|AWD|5
Lexus|RX|suv|4890|850|plugIn|AWD|5
Lexus|UX|suv|4495|430|hybrid|FWD|5
Mazda|2|hatchback|4065|240|petrol|FWD|5
Mazda|3|hatchback|4460|320|petrol|FWD|5
Mazda|6|estate|4805|380|petrol|FWD|5
Mazda|CX-30|suv|4395|350|petrol|FWD|5
Mazda|CX-5|suv|4575|400|petrol|AWD|5
Mazda|CX-60|suv|4745|600|plugIn|AWD|5
Mazda|MX-5|saloon|3915|400|petrol|RWD|2
Mercedes-Benz|A-Class|hatchback|4430|420|petrol|FWD|5
Mercedes-Benz|B-Class|mpv|4419|430|plugIn|FWD|5
Mercedes-Benz|C-Class|saloon|4755|620|plugIn|RWD|5
Mercedes-Benz|C-Class Estate|estate|4755|650|plugIn|RWD|5
Mercedes-Benz|CLA|saloon|4723|600|electric|RWD|5
Mercedes-Benz|E-Class|saloon|4949|800|plugIn|AWD|5
Mercedes-Benz|E-Class Estate|estate|4949|830|plugIn|AWD|5
Mercedes-Benz|EQA|suv|4463|560|electric|FWD|5
Mercedes-Benz|EQB|suv|4684|620|electric|AWD|7
Mercedes-Benz|EQC|suv|4762|750|electric|AWD|5
Mercedes-Benz|EQE|saloon|4946|850|electric|RWD|5
Mercedes-Benz|EQE SUV|suv|4863|900|electric|RWD|5
Mercedes-Benz|EQS|saloon|5216|1350|electric|RWD|5
Mercedes-Benz|eCitan|van|4922|375|electric|FWD|2
Mercedes-Benz|eVito|van|5140|505|electric|FWD|3
Mercedes-Benz|GLA|suv|4412|540|plugIn|FWD|5
Mercedes-Benz|GLB|suv|4634|560|petrol|AWD|7
Mercedes-Benz|GLC|suv|4716|775|plugIn|AWD|5
Mercedes-Benz|GLE|suv|4924|1050|plugIn|AWD|5
Mercedes-Benz|S-Class|saloon|5179|1400|plugIn|AWD|5
Mercedes-Benz|Sprinter|van|5932|470|diesel|RWD|3
Mercedes-Benz|V-Class|mpv|5140|750|diesel|RWD|7
Mercedes-Benz|Vito|van|5140|420|diesel|RWD|3
MG|4|hatchback|4287|380|electric|RWD|5
MG|5|estate|4600|370|electric|FWD|5
MG|HS|suv|4655|370|plugIn|FWD|5
MG|ZS|suv|4323|300|electric|FWD|5
MINI|Aceman|suv|4079|440|electric|FWD|5
MINI|Clubman|estate|4266|340|petrol|FWD|5
MINI|Cooper|hatchback|3876|320|petrol|FWD|4
MINI|Cooper Electric|hatchback|3858|410|electric|FWD|4
MINI|Countryman|suv|4444|540|electric|AWD|5
Mitsubishi|Outlander|suv|4710|520|plugIn|AWD|5
Mitsubishi|L200|pickup|5305|380|diesel|AWD|5
Nissan|Ariya|suv|4595|555|electric|FWD|5
Nissan|Juke|suv|4210|270|hybrid|FWD|5
Nissan|Leaf|hatchback|4490|400|electric|FWD|5
Nissan|Micra|hatchback|3999|220|petrol|FWD|5
Nissan|Navara|pickup|5330|400|diesel|AWD|5
Nissan|Qashqai|suv|4425|395|hybrid|FWD|5
Nissan|X-Trail|suv|4680|480|hybrid|AWD|7
Opel|Astra|estate|4642|360|petrol|FWD|5
Opel|Corsa|hatchback|4061|260|petrol|FWD|5
Opel|Grandland|suv|4477|420|plugIn|FWD|5
Opel|Insignia|estate|4986|380|diesel|FWD|5
Opel|Mokka|suv|4151|310|electric|FWD|5
Opel|Vivaro|van|4959|390|diesel|FWD|3
Opel|Zafira|mpv|4666|330|diesel|FWD|7
Peugeot|108|city|3475|160|petrol|FWD|4
Peugeot|2008|suv|4304|320|petrol|FWD|5
Peugeot|208|hatchback|4055|270|petrol|FWD|5
Peugeot|3008|suv|4542|480|plugIn|FWD|5
Peugeot|308|estate|4636|380|plugIn|FWD|5
Peugeot|408|coupeSuv|4687|440|plugIn|FWD|5
Peugeot|5008|suv|4791|520|plugIn|FWD|7
Peugeot|508|estate|4778|460|plugIn|FWD|5
Peugeot|e-208|hatchback|4055|390|electric|FWD|5
Peugeot|Expert|van|4959|390|diesel|FWD|3
Peugeot|Partner|van|4403|290|diesel|FWD|3
Polestar|2|saloon|4606|560|electric|RWD|5
Polestar|3|suv|4900|950|electric|AWD|5
Polestar|4|coupeSuv|4840|700|electric|RWD|5
Porsche|911|saloon|4519|1600|petrol|RWD|4
Porsche|Cayenne|suv|4930|1260|plugIn|AWD|5
Porsche|Macan|suv|4784|1030|electric|AWD|5
Porsche|Panamera|saloon|5052|1500|plugIn|AWD|4
Porsche|Taycan|saloon|4963|1170|electric|RWD|4
Renault|4|suv|4144|400|electric|FWD|5
Renault|5|hatchback|3922|380|electric|FWD|5
Renault|Arkana|coupeSuv|4568|350|hybrid|FWD|5
Renault|Austral|suv|4510|440|hybrid|FWD|5
Renault|Captur|suv|4239|315|hybrid|FWD|5
Renault|Clio|hatchback|4053|265|hybrid|FWD|5
Renault|Espace|suv|4722|500|hybrid|FWD|7
Renault|Kadjar|suv|4489|320|petrol|FWD|5
Renault|Kangoo|van|4486|300|diesel|FWD|2
Renault|Kangoo Van|van|4486|340|electric|FWD|2
Renault|Master|van|5685|540|electric|FWD|3
Renault|Megane|hatchback|4200|450|electric|FWD|5
Renault|Scenic|suv|4470|530|electric|FWD|5
Renault|Trafic|van|5080|400|diesel|FWD|3
Renault|Twingo|city|3615|190|petrol|RWD|4
Renault|Zoe|hatchback|4087|340|electric|FWD|5
SEAT|Arona|suv|4153|270|petrol|FWD|5
SEAT|Ateca|suv|4381|350|petrol|FWD|5
SEAT|Ibiza|hatchback|4059|220|petrol|FWD|5
SEAT|Leon|estate|4642|330|petrol|FWD|5
Skoda|Elroq|suv|4488|450|electric|RWD|5
Skoda|Enyaq|suv|4649|540|electric|RWD|5
Skoda|Fabia|hatchback|4108|250|petrol|FWD|5
Skoda|Kamiq|suv|4241|300|petrol|FWD|5
Skoda|Karoq|suv|4390|370|petrol|AWD|5
Skoda|Kodiaq|suv|4758|520|diesel|AWD|7
Skoda|Octavia|estate|4689|370|petrol|FWD|5
Skoda|Scala|hatchback|4362|290|petrol|FWD|5
Skoda|Superb|estate|4902|480|diesel|FWD|5
smart|#1|suv|4270|450|electric|RWD|5
smart|#3|coupeSuv|4400|490|electric|RWD|5
smart|#5|suv|4695|640|electric|RWD|5
smart|fortwo|city|2695|260|electric|RWD|2
Subaru|Forester|suv|4640|450|hybrid|AWD|5
Subaru|Outback|estate|4870|480|petrol|AWD|5
Subaru|Solterra|suv|4690|620|electric|AWD|5
Suzuki|Ignis|city|3700|200|hybrid|FWD|4
Suzuki|Jimny|suv|3645|300|petrol|AWD|4
Suzuki|S-Cross|suv|4300|310|hybrid|AWD|5
Suzuki|Swift|hatchback|3860|230|hybrid|FWD|5
Suzuki|Vitara|suv|4185|290|hybrid|AWD|5
Tesla|Model 3|saloon|4720|500|electric|RWD|5
Tesla|Model S|saloon|5021|1100|electric|AWD|5
Tesla|Model X|suv|5057|1200|electric|AWD|7
Tesla|Model Y|suv|4790|540|electric|RWD|5
Toyota|Aygo|city|3700|200|petrol|FWD|4
Toyota|bZ4X|suv|4690|560|electric|AWD|5
Toyota|C-HR|coupeSuv|4362|400|hybrid|FWD|5
Toyota|Corolla|estate|4650|370|hybrid|FWD|5
Toyota|Hilux|pickup|5325|450|diesel|AWD|5
Toyota|Land Cruiser|suv|4925|950|diesel|AWD|7
Toyota|Proace|van|4980|390|diesel|FWD|3
Toyota|Proace City|van|4403|300|diesel|FWD|3
Toyota|RAV4|suv|4600|500|hybrid|AWD|5
Toyota|Yaris|hatchback|3940|270|hybrid|FWD|5
Toyota|Yaris Cross|suv|4180|320|hybrid|FWD|5
Volkswagen|Amarok|pickup|5350|500|diesel|AWD|5
Volkswagen|Arteon|estate|4866|530|plugIn|FWD|5
Volkswagen|Caddy|van|4500|320|diesel|FWD|2
Volkswagen|Crafter|van|5986|500|diesel|RWD|3
Volkswagen|Golf|hatchback|4284|360|petrol|FWD|5
Volkswagen|ID.3|hatchback|4261|430|electric|RWD|5
Volkswagen|ID.4|suv|4582|525|electric|RWD|5
Volkswagen|ID.5|coupeSuv|4599|560|electric|RWD|5
Volkswagen|ID.7|estate|4961|640|electric|RWD|5
Volkswagen|ID. Buzz|mpv|4712|650|electric|RWD|5
Volkswagen|Multivan|mpv|4973|650|plugIn|FWD|7
Volkswagen|Passat|estate|4917|480|plugIn|FWD|5
Volkswagen|Polo|hatchback|4074|260|petrol|FWD|5
Volkswagen|T-Cross|suv|4108|290|petrol|FWD|5
Volkswagen|T-Roc|suv|4234|350|petrol|FWD|5
Volkswagen|Taigo|coupeSuv|4266|300|petrol|FWD|5
Volkswagen|Tiguan|suv|4539|480|plugIn|AWD|5
Volkswagen|Touareg|suv|4902|900|plugIn|AWD|5
Volkswagen|Touran|mpv|4527|380|diesel|FWD|7
Volkswagen|Transporter|van|4904|480|diesel|FWD|3
Volkswagen|up|city|3600|190|petrol|FWD|4
Volvo|C40|coupeSuv|4440|560|electric|RWD|5
Volvo|EC40|coupeSuv|4440|580|electric|RWD|5
Volvo|ES90|saloon|5000|900|electric|RWD|5
Volvo|EX30|suv|4233|460|electric|RWD|5
Volvo|EX40|suv|4440|560|electric|RWD|5
Volvo|EX90|suv|5037|1100|electric|AWD|7
Volvo|S60|saloon|4778|500|plugIn|AWD|5
Volvo|S90|saloon|4969|700|plugIn|AWD|5
Volvo|V40|hatchback|4370|300|diesel|FWD|5
Volvo|V60|estate|4778|610|plugIn|AWD|5
Volvo|V70|estate|4814|350|diesel|FWD|5
Volvo|V90|estate|4945|680|plugIn|AWD|5
Volvo|XC40|suv|4440|460|petrol|FWD|5
Volvo|XC60|suv|4708|690|plugIn|AWD|5
Volvo|XC70|estate|4838|400|diesel|AWD|5
Volvo|XC90|suv|4953|900|plugIn|AWD|7
XPeng|G6|suv|4753|520|electric|RWD|5
`;
