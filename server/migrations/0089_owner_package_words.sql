-- The owners' packages are described as one would say it.
update packages set about = 'For owners with several homes: more places, two weeks as Featured.' where id = 3;
update packages set about = 'For people who sell, let and buy all year.' where id = 4;
