(* Groups of permutations of stickers whose pieces have k stickers each.  z takes each sticker to the next one of its
   piece; what keeps the pieces commutes with z.
   centralizer_bound: at most k^m m! permutations of k m stickers commute with z.
   twist_mul: that the sum of the twists is 0 modulo 3 is kept by products.
   piecesM: the action on the pieces of two stickers, as a permutation of one sticker of each, is a morphism. *)
From mathcomp Require Import all_ssreflect all_fingroup.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

Lemma proper_half (gT : finGroupType) (P W : {group gT}) x :
  P \subset W -> x \in W -> x \notin P -> (2 * #|P| <= #|W|)%N.
Proof.
move=> PW xW xP; rewrite -(Lagrange PW) mulnC leq_mul2l; apply/orP; right.
by rewrite indexg_gt1; apply/subsetPn; exists x.
Qed.

Section Centralizer.
Variables (T : finType) (z : {perm T}) (k : nat).
Hypothesis k_gt0 : (0 < k)%N.
Hypothesis z_free : forall b, uniq (traject z b k).

Lemma porbit_size b : (k <= #|porbit z b|)%N.
Proof.
rewrite -{1}(size_traject z b k) -(card_uniqP (z_free b)); apply/subset_leq_card/subsetP=> x.
by case/trajectP=> i _ ->; rewrite -permX mem_porbit.
Qed.

Lemma centralizer_bound m (P : {group {perm T}}) (A : {set T}) :
  {in P, forall (q : {perm T}) x, q (z x) = z (q x)} ->
  (forall x, x \in A -> z x \in A) ->
  {in P, forall (q : {perm T}) x, x \notin A -> q x = x} ->
  (#|A| <= k * m)%N -> (#|P| <= k ^ m * m`!)%N.
Proof.
have trivial_group (Q : {group {perm T}}) : {in Q, forall (q : {perm T}) x, x \notin (set0 : {set T}) -> q x = x} ->
    forall i, (#|Q| <= k ^ i * i`!)%N.
  move=> fixed i; apply: (@leq_trans 1); last by rewrite muln_gt0 expn_gt0 k_gt0 fact_gt0.
  rewrite -(cards1 (1 : {perm T})); apply/subset_leq_card/subsetP=> q qQ; rewrite inE.
  by apply/eqP/permP=> x; rewrite perm1 fixed // inE.
elim: m P A => [|m IH] P A comm Az fixed sizeA.
  apply: trivial_group; suff <- : A = set0 by [].
  by apply/eqP; rewrite -cards_eq0 -leqn0 -(muln0 k).
case: (set_0Vmem A) => [A0|[b bA]]; first by apply: trivial_group; rewrite -A0.
have sub_orbit : orbit 'P P b \subset A.
  apply/subsetP=> _ /orbitP[q qP <-]; rewrite /= apermE; apply/negPn/negP=> qb.
  by move: (qb); rewrite (perm_inj (fixed q qP _ qb)) bA.
have sub_porbit : porbit z b \subset A.
  apply/subsetP=> _ /porbitP[i ->]; elim: i => [|i IHi]; first by rewrite expg0 perm1.
  by rewrite expgSr permM; apply: Az.
rewrite -(card_orbit_stab 'P P b) expnS factS.
have -> : (k * k ^ m * (m.+1 * m`!) = (k * m.+1) * (k ^ m * m`!))%N by rewrite mulnACA.
apply: leq_mul; first by apply: leq_trans (subset_leq_card sub_orbit) sizeA.
apply: (IH [group of 'C_P[b | 'P]] (A :\: porbit z b)).
- by move=> q /setIP[qP _]; apply: comm.
- move=> x; rewrite !inE => /andP[xb xA]; rewrite Az // andbT.
  by apply: contra xb; have := porbit_perm z 1 x; rewrite expg1 -!eq_porbit_mem => ->.
- move=> q /setIP[qP /astab1P qb] x; rewrite /= apermE in qb.
  rewrite !inE negb_and negbK => /orP[/porbitP[i ->]|]; last exact: fixed.
  elim: i => [|i IHi]; first by rewrite expg0 perm1.
  by rewrite expgSr permM comm // IHi.
- rewrite cardsD (setIidPr sub_porbit) leq_subLR; apply: leq_trans sizeA _.
  by rewrite mulnS leq_add2r porbit_size.
Qed.
End Centralizer.

Section Twist.
Variables (T : finType) (z : {perm T}) (t : T -> nat).
Hypothesis t3 : forall x, (t x < 3)%N.
Hypothesis tz : forall x, t (z x) = ((t x).+1 %% 3)%N.

Definition twist (q : {perm T}) := (\sum_(f | t f == 0%N) t (q f))%N.

Lemma sum_pieces (h : T -> nat) : (forall x, h (z x) = h x) -> (\sum_f h f = 3 * \sum_(f | t f == 0%N) h f)%N.
Proof.
move=> hz.
have next i : (i < 2)%N -> (\sum_(f | t f == i.+1) h f = \sum_(f | t f == i) h f)%N.
  move=> i2; rewrite (reindex_inj (@perm_inj _ z)); apply: eq_big => x; last by rewrite hz.
  by rewrite tz; have := t3 x; case: (t x) i i2 => [|[|[|]]] [|[|]].
rewrite (bigID (fun f => t f == 0%N)) /= [X in (_ + X)%N](bigID (fun f => t f == 1%N)) /=.
have -> : (\sum_(f | (t f != 0%N) && (t f == 1%N)) h f = \sum_(f | t f == 1%N) h f)%N.
  by apply: eq_bigl => x; case: (t x) => [|[|]].
have -> : (\sum_(f | (t f != 0%N) && (t f != 1%N)) h f = \sum_(f | t f == 2) h f)%N.
  by apply: eq_bigl => x; have := t3 x; case: (t x) => [|[|[|]]].
by rewrite (next 1%N) // (next 0%N) // !mulSn mul0n addn0.
Qed.

Lemma twist_mul (q r : {perm T}) : (forall x, q (z x) = z (q x)) -> (forall x, r (z x) = z (r x)) ->
  (3 %| twist q)%N -> (3 %| twist r)%N -> (3 %| twist (q * r)%g)%N.
Proof.
move=> qz rz q0 r0.
pose y g := ((t (r g) + 2 * t g) %% 3)%N.
have yz x : y (z x) = y x.
  rewrite /y rz !tz; have := t3 (r x); have := t3 x.
  by case: (t x) => [|[|[|]]] // _; case: (t (r x)) => [|[|[|]]].
have reindexed : (\sum_(f | t f == 0%N) y (q f) = \sum_(f | t f == 0%N) y f)%N.
  apply/eqP; rewrite -(eqn_pmul2l (isT : 0 < 3)%N) -!sum_pieces //.
    by rewrite [X in _ == X](reindex_inj (@perm_inj _ q)).
  by move=> x; rewrite qz yz.
have y_r : (\sum_(f | t f == 0%N) y f = twist r)%N.
  by apply: eq_bigr => f /eqP f0; rewrite /y f0 muln0 addn0 modn_small.
have -> : (3 %| twist (q * r)%g)%N = (3 %| twist q + twist r)%N.
  rewrite /dvdn; congr (_ == _); rewrite -y_r -reindexed /twist -big_split /= -modn_summ -[RHS]modn_summ.
  congr (_ %% 3)%N; apply: eq_bigr => f _; rewrite permM /y.
  have := t3 (q f); have := t3 (r (q f)).
  by case: (t (r (q f))) => [|[|[|]]] // _; case: (t (q f)) => [|[|[|]]].
exact: dvdn_add.
Qed.
End Twist.

Section Pairs.
Variables (T : finType) (z : {perm T}) (low : pred T).
Hypothesis zz : forall x, z (z x) = x.
Hypothesis low_z : forall x, low (z x) = ~~ low x.

Definition lower x := if low x then x else z x.
Definition pieces_fun (q : {perm T}) f := if low f then lower (q f) else f.

Lemma low_lower x : low (lower x).
Proof. by rewrite /lower; case: ifP => // e; rewrite low_z e. Qed.
Lemma lower_z x : lower (z x) = lower x.
Proof. by rewrite /lower low_z; case: (low x); rewrite /= ?zz. Qed.

Lemma pieces_inj (q : {perm T}) : (forall x, q (z x) = z (q x)) -> injectiveb (finfun (pieces_fun q)).
Proof.
move=> qz; apply/injectiveP=> x y; rewrite !ffunE /pieces_fun.
case: ifP => lx; case: ifP => ly // e; first last.
- by have := low_lower (q y); rewrite -e lx.
- by have := low_lower (q x); rewrite e ly.
move: e; rewrite /lower; case: (low (q x)); case: (low (q y)) => e.
- exact: perm_inj e.
- by move: lx; rewrite -qz in e; rewrite (perm_inj e) low_z ly.
- by move: ly; rewrite -qz in e; rewrite -(perm_inj e) low_z lx.
- exact: perm_inj (perm_inj e).
Qed.

Definition pieces (q : {perm T}) : {perm T} := insubd (1 : {perm T}) (finfun (pieces_fun q)).

Lemma piecesE (q : {perm T}) : (forall x, q (z x) = z (q x)) -> pieces q =1 pieces_fun q.
Proof.
move=> qz x; rewrite -pvalE.
have -> : pval (pieces q) = finfun (pieces_fun q) by apply: (insubdK (1 : {perm T})); apply: pieces_inj.
by rewrite ffunE.
Qed.

Lemma piecesM (q r : {perm T}) : (forall x, q (z x) = z (q x)) -> (forall x, r (z x) = z (r x)) ->
  pieces (q * r) = pieces q * pieces r.
Proof.
move=> qz rz; apply/permP=> x.
rewrite permM !piecesE //; last by move=> y; rewrite !permM qz rz.
rewrite /pieces_fun permM; case lx: (low x); last by rewrite lx.
rewrite low_lower /lower; case: (low (q x)) => //.
by rewrite rz -/(lower _) -/(lower (z _)) lower_z.
Qed.
End Pairs.
