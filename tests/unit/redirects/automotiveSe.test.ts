import { expectCurrentPage, findRedirect } from './siteTables';

const site = 'automotive-se';

it.each([
  ['REDIR-107', '/anlaggningar/12/hedin-bil-lund', '/anlaggningar/hedin-automotive-lund'],
  ['REDIR-108', '/findus/12/hedin-bil-lund', '/anlaggningar/hedin-automotive-lund'],
  ['REDIR-109', '/FindUs/12/hedin-bil-lund', '/anlaggningar/hedin-automotive-lund'],
  ['REDIR-107', '/anlaggningar/12/hedin-bil-kungalv', '/anlaggningar/carstore-kungalv'],
  ['REDIR-110', '/anlaggningar/12/porsche-goteborg', '/anlaggningar'],
  ['REDIR-08', '/findus?si=1001', '/anlaggningar/hedin-automotive-stockholm?si=1001'],
  ['REDIR-115', '/bilmarken/volvo', '/kop-bil/bilmarken/volvo'],
  ['REDIR-129', '/finans/billan', '/finansiering/billan'],
  ['REDIR-130', '/aga-bil/garanti', '/bilagande/garanti'],
  ['REDIR-131', '/kop-bil/4711/bmw-i4', '/kop-bil/bilmarken/bmw'],
  ['REDIR-144', '/magasin/resor/norge', '/livet-med-bil/resor/norge'],
  ['REDIR-145', '/om-hedin-bil/historia', '/om-hedin-automotive/historia'],
  ['REDIR-146', '/kopvillkor', '/webbshop/kopvillkor'],
  ['REDIR-146', '/e-handel/frakt', '/webbshop/frakt'],
  ['REDIR-148 REDIR-10', '/karriar/saljare', 'https://careers.automotive.example/'],
  [
    'REDIR-08 REDIR-16',
    '/begagnade-bilar?vehicletype=transportbil',
    '/kop-bil/begagnade-bilar-i-lager?vehicletype=transportbil&car_vehicle_type=LCV',
  ],
  [
    'REDIR-07 REDIR-08 REDIR-16',
    '/begagnade-bilar?re=ost',
    '/kop-bil/begagnade-bilar-i-lager?re=ost&car_site_region=%C3%96sterg%C3%B6tlands%20l%C3%A4n',
  ],
])('[%s] %s → %s', (_, from, to) => {
  expect(findRedirect(site, from)).toBe(to);
});

it('[REDIR-15] [REDIR-131] car pages, which end in a year, are not redirected as old model pages', () => {
  expect(findRedirect(site, '/kop-bil/4711/pc-bmw-i4-2023')).toBeUndefined();
});

it.each([
  ['REDIR-106', '/anlaggningar/carstore-kungalv'],
  ['REDIR-106', '/anlaggningar/hedin-automotive-stockholm'],
  ['REDIR-111', '/kop-bil'],
  ['REDIR-112', '/kop-bil/alla-bilar-i-lager'],
  ['REDIR-113', '/kop-bil/begagnade-bilar-i-lager'],
  ['REDIR-114', '/kop-bil/nya-bilar-i-lager'],
  ['REDIR-115', '/kop-bil/bilmarken/bmw'],
  ['REDIR-116 REDIR-117', '/kop-bil/biltyp/elbilar'],
  ['REDIR-116 REDIR-118', '/kop-bil/biltyp/hybridbilar'],
  ['REDIR-116 REDIR-119', '/kop-bil/biltyp/demobilar'],
  ['REDIR-116 REDIR-120', '/kop-bil/biltyp/laddhybrider'],
  ['REDIR-121', '/kop-bil/kampanjer/bilkampanjer'],
  ['REDIR-122', '/foretag'],
  ['REDIR-123', '/foretag/foretagsbil'],
  ['REDIR-124', '/foretag/tjanstebilar'],
  ['REDIR-125', '/foretag/transportbilar'],
  ['REDIR-126', '/foretag/lastbilar'],
  ['REDIR-127', '/foretag/certified-fleet'],
  ['REDIR-128', '/privatleasing-bilar'],
  ['REDIR-129', '/finansiering/bilforsakring'],
  ['REDIR-132', '/dack-och-biltillbehor'],
  ['REDIR-133', '/dack-och-biltillbehor/dackhotell'],
  ['REDIR-134', '/dack-och-biltillbehor/biltillbehor'],
  ['REDIR-135', '/dack-och-biltillbehor/laddbox'],
  ['REDIR-136', '/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar'],
  ['REDIR-137', '/dack-och-biltillbehor/webbshop'],
  ['REDIR-138', '/dack-och-biltillbehor/dackkop-tack'],
  ['REDIR-139', '/dack-och-biltillbehor/dackkop-fel'],
  ['REDIR-140', '/service-och-verkstad'],
  ['REDIR-141', '/service-och-verkstad/boka-bilverkstad'],
  ['REDIR-142', '/service-och-verkstad/vara-verkstadstjanster'],
  ['REDIR-143', '/service-och-verkstad/vagassistans'],
  ['REDIR-146', '/webbshop/angerratt'],
  ['REDIR-147', '/salj-bil'],
])('[%s] %s is a current page and is not redirected', (_, page) => {
  expectCurrentPage(site, page);
});
